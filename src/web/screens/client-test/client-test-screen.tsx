import './component-styles.ts'
import { Anchor, Container, Tabs, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAskMatches } from '#web/api/fans.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import classes from './client-test.module.css'
import { EventsTab } from './events-tab.tsx'
import { MatchesTab } from './matches-tab.tsx'
import { PushTab } from './push-tab.tsx'
import { TeamTab } from './team-tab.tsx'

/** Calls the public API as a fan app would, and shows what comes back. */
export function ClientTestScreen() {
  const matches = useAskMatches()
  return (
    <Container component="main" size="md" py="lg">
      <ButtonLink to="/" variant="subtle" mb="md" ml={-18} leftSection={<IconArrowLeft size={18} aria-hidden />}>
        Powrót
      </ButtonLink>
      <ScreenHeading
        title="Test API dla kibiców"
        description="Dla twórców aplikacji kibica: prawdziwe zapytania i prawdziwe odpowiedzi tego serwera."
      />
      <Tabs defaultValue="matches" classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}>
        <Tabs.List aria-label="Części API">
          <Tabs.Tab value="matches">Mecze</Tabs.Tab>
          <Tabs.Tab value="team">Drużyna</Tabs.Tab>
          <Tabs.Tab value="events">Wydarzenia</Tabs.Tab>
          <Tabs.Tab value="push">Powiadomienia</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="matches">
          <MatchesTab call={matches} />
        </Tabs.Panel>
        <Tabs.Panel value="team">
          <TeamTab />
        </Tabs.Panel>
        <Tabs.Panel value="events">
          <EventsTab matches={matches.data?.data.matches ?? []} />
        </Tabs.Panel>
        <Tabs.Panel value="push">
          <PushTab />
        </Tabs.Panel>
      </Tabs>
      <Text c="dimmed" mt="xl">
        Wszystkie wywołania opisuje{' '}
        <Anchor href="/api/docs" underline="always">
          dokumentacja API
        </Anchor>
        , a całość w działaniu pokazuje{' '}
        <Anchor component={Link} to="/fan-app" underline="always">
          makieta aplikacji kibica
        </Anchor>
        .
      </Text>
    </Container>
  )
}
