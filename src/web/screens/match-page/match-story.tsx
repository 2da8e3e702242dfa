import { Paper, Stack, Text } from '@mantine/core'
import type { MatchPage } from '#contract/match-page.ts'
import { hasBegun } from '#domain/match/current-match.ts'
import { EventRows } from '#web/match/told/event-rows.tsx'
import { OpenMatchLink } from './open-match-link.tsx'
import type { Teams } from './opened-screen.ts'
import { PageSection } from './page-section.tsx'

/** What happened, from the first whistle on. */
export function MatchStory({ match, teams }: { match: MatchPage; teams: Teams }) {
  return (
    <PageSection title="Przebieg meczu">
      {match.events.length > 0 ? (
        <Paper style={{ overflow: 'hidden' }}>
          <EventRows match={teams} events={match.events} />
        </Paper>
      ) : (
        <Paper p="xl">
          <Stack align="center" gap="sm" ta="center">
            <Text>{hasBegun(match.status) ? 'Nic nie zapisano z tego meczu.' : 'Mecz jeszcze się nie zaczął.'}</Text>
            <OpenMatchLink match={match} to="/scorer" variant="light">
              Dodaj zdarzenia
            </OpenMatchLink>
          </Stack>
        </Paper>
      )}
    </PageSection>
  )
}
