import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { MatchTimeState } from '#domain/match/clock.ts'
import { CLOCK_BUTTON_LABELS, displayTime } from '#domain/match/clock-text.ts'
import { countdownText } from '#domain/match/countdown.ts'
import { ClockTime } from '#web/match/clock-time.tsx'
import { pressMatchClock, useMatchClock, useServerNow } from '#web/match-store/match-clock.ts'
import { clubTimeZone } from '#web/match-store/server-clock.ts'
import { useStudio } from '#web/match-store/studio-store.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import classes from './match-timer.module.css'

const STATE_LABELS: Record<MatchTimeState, string> = {
  notStarted: 'Przed meczem',
  firstHalf: 'Trwa pierwsza połowa',
  halftime: 'Przerwa',
  secondHalf: 'Trwa druga połowa',
  finished: 'Po meczu',
}

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
  const [isAsking, { open, close }] = useDisclosure()
  const isFinished = clock.matchTimeState === 'finished'
  const reset = () => {
    pressMatchClock()
    close()
  }
  return (
    <div className={classes.clock}>
      <div>
        <Text size="sm" fw={600} c="dimmed">
          {STATE_LABELS[clock.matchTimeState]}
        </Text>
        <div className={classes.time} data-running={clock.matchTimerActive || undefined}>
          <ClockTime reading={displayTime(clock, now)} />
        </div>
      </div>
      <Button
        px="md"
        classNames={{ root: classes.button, label: classes.buttonLabel }}
        variant={isFinished ? 'default' : 'light'}
        onClick={isFinished ? open : pressMatchClock}
      >
        {CLOCK_BUTTON_LABELS[clock.matchTimeState]}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Wyzerować zegar?"
        confirmLabel="Wyzeruj zegar"
        isPending={false}
        onConfirm={reset}
        onClose={close}
      >
        <Text>Zegar meczu wróci do zera u wszystkich osób. Wynik i strzelcy zostaną bez zmian.</Text>
      </ConfirmDialog>
    </div>
  )
}

function Countdown() {
  const now = useServerNow(COUNTDOWN_MS)
  const matchDate = useStudio((studio) => studio.matchDate)
  const matchTime = useStudio((studio) => studio.matchTime)
  return (
    <div className={classes.countdown}>
      <Text size="sm" fw={600} c="dimmed">
        Do meczu
      </Text>
      <Text fw={600}>{countdownText(matchDate, matchTime, now, clubTimeZone()) || 'Podaj datę i godzinę'}</Text>
    </div>
  )
}
