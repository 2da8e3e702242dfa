import { VisuallyHidden } from '@mantine/core'
import { IconBallFootball } from '@tabler/icons-react'
import type { PublicMatchDetails } from '#contract/fan.ts'
import { AppSection } from './app-section.tsx'
import { isAhead } from './match-words.ts'
import classes from './timeline.module.css'

type MatchEvent = PublicMatchDetails['events'][number]

interface TimelineProps {
  title: string
  match: PublicMatchDetails
}

/** The latest on top; the club's own goals are marked. */
export function Timeline({ title, match }: TimelineProps) {
  return (
    <AppSection title={title}>
      {match.events.length === 0 ? (
        <p className={classes.none}>{isAhead(match) ? 'Mecz jeszcze się nie zaczął' : 'Na razie bez bramek'}</p>
      ) : (
        <ol className={classes.list} reversed>
          {match.events.toReversed().map((event) => (
            <EventRow key={event.id} event={event} match={match} />
          ))}
        </ol>
      )}
    </AppSection>
  )
}

function EventRow({ event, match }: { event: MatchEvent; match: PublicMatchDetails }) {
  const team = match.isHome === event.isOpponent ? match.awayTeam : match.homeTeam
  return (
    <li className={classes.row} data-own={!event.isOpponent || undefined}>
      <span className={classes.minute}>{event.minute}</span>
      <span className={classes.what}>
        <span className={classes.who}>
          {event.type === 'goal' && <IconBallFootball size={17} aria-hidden />}
          <VisuallyHidden>{event.type === 'goal' ? 'Bramka: ' : event.type}</VisuallyHidden>
          {event.player ? `${event.player.firstName} ${event.player.lastName}` : team}
        </span>
        {event.player && <span className={classes.team}>{team}</span>}
      </span>
      <strong className={classes.score}>{event.score}</strong>
    </li>
  )
}
