import { Button, Text } from '@mantine/core'
import { buttonLabel } from '#domain/match/clock-text.ts'
import { countdownText } from '#domain/match/countdown.ts'
import { ClockFace } from '#web/match/clock/clock-face.tsx'
import { useClockActions } from '#web/match/clock/use-clock-actions.ts'
import { useMatchClock, useServerNow } from '#web/match-store/match-clock.ts'
import { clubTimeZone } from '#web/match-store/server-clock.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import classes from './match-timer.module.css'

const wayBack = dialogPart(() => import('#web/match/clock/clock-sheet.tsx').then((module) => module.ClockWayBack))

const COUNTDOWN_MS = 60_000

export function MatchTimer() {
  return (
    <section className={classes.panel} aria-label="Zegar meczu">
      <Clock />
      <Countdown />
    </section>
  )
}

function Clock() {
  const now = useServerNow()
  const clock = useMatchClock(now)
  const actions = useClockActions(clock, now)
  return (
    <div className={classes.clock}>
      <div className={classes.reading}>
        <ClockFace clock={clock} now={now} />
        <DeferredDialog part={wayBack} props={{ opened: actions.isAsking, actions }} />
      </div>
      <Button
        fullWidth
        px="md"
        classNames={{ root: classes.button, label: classes.buttonLabel }}
        variant={clock.matchTimeState === 'finished' ? 'default' : 'light'}
        onClick={actions.press}
      >
        {buttonLabel(clock)}
      </Button>
    </div>
  )
}

function Countdown() {
  const now = useServerNow(COUNTDOWN_MS)
  const matchDate = useMatch((match) => match.matchDate)
  const matchTime = useMatch((match) => match.matchTime)
  return (
    <div className={classes.countdown}>
      <Text size="sm" fw={600} c="dimmed">
        Do meczu
      </Text>
      <Text fw={600}>{countdownText(matchDate, matchTime, now, clubTimeZone()) || 'Podaj datę i godzinę'}</Text>
    </div>
  )
}
