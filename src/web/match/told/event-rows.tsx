import { VisuallyHidden } from '@mantine/core'
import type { PublicMatch, PublicMatchDetails } from '#contract/fan.ts'
import { isGoal } from '#domain/match/events/match-event.ts'
import { EventIcon } from '../events/event-icon.tsx'
import { eventLines } from './event-lines.ts'
import classes from './event-rows.module.css'

type MatchEvent = PublicMatchDetails['events'][number]
type Teams = Pick<PublicMatch, 'homeTeam' | 'awayTeam'>

interface EventRowsProps {
  match: Teams
  events: readonly MatchEvent[]
  isLatestFirst?: boolean
}

/** What happened in a match; what counts for the club is marked. */
export const EventRows = ({ match, events, isLatestFirst = false }: EventRowsProps) => (
  <ol className={classes.list} reversed={isLatestFirst}>
    {(isLatestFirst ? events.toReversed() : events).map((event) => (
      <EventRow key={event.id} event={event} match={match} />
    ))}
  </ol>
)

function EventRow({ event, match }: { event: MatchEvent; match: Teams }) {
  const { title, details, unseen } = eventLines(event, match)
  const isNote = event.type === 'note'
  return (
    <li className={classes.row} data-own={(!event.isOpponent && !isNote) || undefined}>
      <span className={classes.minute}>{event.minute}</span>
      <EventIcon kind={event.type} />
      <span className={classes.what}>
        <span className={classes.who} data-note={isNote || undefined}>
          {unseen && <VisuallyHidden>{unseen}: </VisuallyHidden>}
          {title}
        </span>
        {details && <span className={classes.details}>{details}</span>}
      </span>
      {isGoal({ kind: event.type }) && <strong className={classes.score}>{event.score}</strong>}
    </li>
  )
}
