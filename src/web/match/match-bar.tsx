import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBallFootball } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useOpponents } from '#web/api/opponents.ts'
import { Crest } from '#web/club/crest.tsx'
import { useClub } from '#web/club/use-club.ts'
import { useMatchTeam } from '#web/match-store/match-team.ts'
import { useIsOtherOpen } from '#web/match-store/open-match.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { LatePart } from '#web/ui/late-part.tsx'
import { whenAtRest } from '#web/ui/when-at-rest.ts'
import { BarClock } from './clock/bar-clock.tsx'
import classes from './match-bar.module.css'
import { SyncState } from './sync-state.tsx'

const goalSheet = dialogPart(() => import('./goal-sheet.tsx').then((module) => module.GoalSheet))
const eventSheet = dialogPart(() => import('./events/event-sheet.tsx').then((module) => module.EventSheet))
const queueNotice = dialogPart(() => import('#web/graphic-queue/queue-notice.tsx').then((module) => module.QueueNotice))
const loadLateParts = () => import('./late-parts.tsx').then((module) => ({ default: module.LateParts }))
const LateParts = lazy(loadLateParts)
const loadStrip = () => import('./opened/opened-strip.tsx').then((module) => ({ default: module.OpenedStrip }))
const OpenedStrip = lazy(loadStrip)

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
  const opponentId = useMatch((match) => match.selectedOpponent)
  const isHome = useMatch((match) => match.isHome)
  const home = useMatch((match) => match.homeScore)
  const away = useMatch((match) => match.awayScore)
  const opponents = useOpponents()
  const opponent = opponents.data?.find(({ id }) => id === opponentId)
  // Fetched before they are needed: at the pitch side the connection may be gone when the goal falls.
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => Promise.all([loadLateParts(), loadStrip()]).then(() => setAtRest(true))), [])
  const isOther = useIsOtherOpen()
  const team = useMatchTeam()
  const [isGoal, { open, close }] = useDisclosure()
  const [isEvent, event] = useDisclosure()
  const them = { name: opponent?.name ?? 'Przeciwnik', crest: opponent?.logo ?? null }
  const [homeTeam, awayTeam] = isHome ? [club, them] : [them, club]
  return (
    <section className={classes.bar} aria-label="Stan meczu" data-other={isOther || undefined}>
      <div className={classes.inner}>
        <BarClock />
        <div className={classes.score}>
          <Team {...homeTeam} />
          <strong className={classes.goals}>
            {home}:{away}
          </strong>
          <Team {...awayTeam} />
          {team && <span className={classes.ownTeam}>{team.name}</span>}
        </div>
        <div className={classes.sync}>
          <SyncState />
          <LatePart part={queueNotice} props={{}} />
        </div>
        <Button
          variant="default"
          className={classes.event}
          leftSection={<span className={classes.cards} />}
          onClick={event.open}
        >
          <span className={classes.name}>Zdarzenie</span>
        </Button>
        <Button className={classes.goal} leftSection={<IconBallFootball size={20} aria-hidden />} onClick={open}>
          Gol!
        </Button>
      </div>
      {isOther && (
        <Suspense fallback={<div className={classes.stripToCome} />}>
          <OpenedStrip />
        </Suspense>
      )}
      {isAtRest && (
        <Suspense>
          <LateParts />
        </Suspense>
      )}
      <DeferredDialog part={goalSheet} props={{ opened: isGoal, onClose: close }} />
      <DeferredDialog part={eventSheet} props={{ opened: isEvent, onClose: event.close }} />
    </section>
  )
}
