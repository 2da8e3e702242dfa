import { Button, Text } from '@mantine/core'
import { IconBallFootball, IconCloudOff } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { MatchTimeState } from '#domain/match/clock.ts'
import { displayTime } from '#domain/match/clock-text.ts'
import { useConnection } from '#web/api/connection.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { Crest } from '#web/club/crest.tsx'
import { useClub } from '#web/club/use-club.ts'
import { QueueNotice } from '#web/graphic-queue/queue-notice.tsx'
import { useMatchClock, useServerNow } from '#web/match-store/match-clock.ts'
import { useStudio } from '#web/match-store/studio-store.ts'
import { whenAtRest } from '#web/ui/when-at-rest.ts'
import { ClockTime } from './clock-time.tsx'
import classes from './match-bar.module.css'
import { SyncState } from './sync-state.tsx'

const loadGoalSheet = () => import('./goal-sheet.tsx').then((module) => ({ default: module.GoalSheet }))
const GoalSheet = lazy(loadGoalSheet)
const loadSupplies = () => import('./goal-supplies.tsx').then((module) => ({ default: module.GoalSupplies }))
const GoalSupplies = lazy(loadSupplies)

const STATE_LABELS: Record<MatchTimeState, string> = {
  notStarted: 'Przed meczem',
  firstHalf: '1. połowa',
  halftime: 'Przerwa',
  secondHalf: '2. połowa',
  finished: 'Koniec',
}

function ClockReading() {
  const now = useServerNow()
  const clock = useMatchClock(now)
  const isAway = useConnection((connection) => connection.isAway)
  return (
    <div className={classes.clock}>
      <span className={classes.time} role="timer" aria-label="Czas meczu">
        <ClockTime reading={displayTime(clock, now)} />
      </span>
      <Text span size="xs" c="dimmed" className={classes.state}>
        {STATE_LABELS[clock.matchTimeState]}
        {isAway && <IconCloudOff size={14} role="img" aria-label="Brak połączenia" className={classes.away} />}
      </Text>
    </div>
  )
}

/** On a phone there is room for the crest only; the name is still read out. */
function Team({ name, crest }: { name: string; crest: string | null }) {
  return (
    <span className={classes.team}>
      <span className={classes.name}>{name}</span>
      <Crest src={crest} size={24} />
    </span>
  )
}

/** Score, clock and the goal button, in sight on every match-day screen. */
export function MatchBar() {
  const club = useClub()
  const opponentId = useStudio((studio) => studio.selectedOpponent)
  const isHome = useStudio((studio) => studio.isHome)
  const home = useStudio((studio) => studio.resultHomeScore)
  const away = useStudio((studio) => studio.resultAwayScore)
  const opponents = useOpponents()
  const opponent = opponents.data?.find(({ id }) => id === opponentId)
  // Fetched before it is needed: at the pitch side the connection may be gone when the goal falls.
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => Promise.all([loadGoalSheet(), loadSupplies()]).then(() => setAtRest(true))), [])
  const [isGoal, setGoal] = useState<'never' | 'open' | 'closed'>('never')
  const them = { name: opponent?.name ?? 'Przeciwnik', crest: opponent?.logo ?? null }
  const [homeTeam, awayTeam] = isHome ? [club, them] : [them, club]
  return (
    <section className={classes.bar} aria-label="Stan meczu">
      <div className={classes.inner}>
        <ClockReading />
        <div className={classes.score}>
          <Team {...homeTeam} />
          <strong className={classes.goals}>
            {home}:{away}
          </strong>
          <Team {...awayTeam} />
        </div>
        <div className={classes.sync}>
          <SyncState />
          <QueueNotice />
        </div>
        <Button
          className={classes.goal}
          leftSection={<IconBallFootball size={20} aria-hidden />}
          onClick={() => setGoal('open')}
        >
          Gol!
        </Button>
      </div>
      {isAtRest && (
        <Suspense>
          <GoalSupplies />
        </Suspense>
      )}
      {isGoal !== 'never' && (
        <Suspense>
          <GoalSheet opened={isGoal === 'open'} onClose={() => setGoal('closed')} />
        </Suspense>
      )}
    </section>
  )
}
