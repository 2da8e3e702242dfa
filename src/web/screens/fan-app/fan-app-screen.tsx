import { ActionIcon, Button, Text } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { IconArrowLeft, IconBellRinging } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './fan-app-screen.module.css'
import { FanTabs } from './fan-tabs.tsx'
import { PushBanner, useGoalSimulation } from './push-banner.tsx'
import { useFanApp } from './use-fan-app.ts'

const TITLE = 'Aplikacja kibica'

export function FanAppScreen() {
  useDocumentTitle(`${TITLE} · Jedenastka`)
  const fan = useFanApp()
  const { simulate, ...banner } = useGoalSimulation()
  return (
    <main className={classes.page}>
      <div className={classes.about}>
        <ActionIcon className={classes.back} component={Link} to="/" aria-label="Powrót">
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
        <h1 className={classes.title}>{TITLE}</h1>
        <Text className={classes.text}>
          Makieta tego, co kibic może mieć w telefonie. Mecz, bramki, skład i grafiki pochodzą z publicznego API tego
          serwera, a każda zmiana wyniku pojawia się w ciągu sekundy.
        </Text>
        <Button
          className={classes.simulate}
          variant="outline"
          leftSection={<IconBellRinging size={20} aria-hidden />}
          disabled={!fan.app}
          onClick={simulate}
        >
          <span>
            Symuluj <span className={classes.long}>powiadomienie o golu</span>
            <span className={classes.short}>gola</span>
          </span>
        </Button>
        <Text className={classes.text} size="sm" c="dimmed">
          Powiadomienie pojawia się tylko w makiecie, na 5 sekund. Do kibiców nic nie trafia.
        </Text>
        <div className={classes.more}>
          <LiveState isLive={fan.app?.isLive ?? false} />
          <ButtonLink to="/client-test" variant="subtle" px="xs">
            Test API dla kibiców
          </ButtonLink>
        </div>
      </div>
      <div className={classes.phone}>
        <div className={classes.screen}>
          <div className={classes.status} aria-hidden>
            <span>9:41</span>
            <span className={classes.island} />
            <span className={classes.battery} />
          </div>
          {fan.app && <PushBanner match={fan.app.featured} {...banner} />}
          <FanTabs {...fan} />
        </div>
      </div>
    </main>
  )
}

function LiveState({ isLive }: { isLive: boolean }) {
  return (
    <span className={classes.live} data-live={isLive || undefined}>
      {isLive ? 'Połączono z relacją na żywo' : 'Bez relacji na żywo: wynik co 10 sekund'}
    </span>
  )
}
