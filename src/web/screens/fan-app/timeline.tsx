import { VisuallyHidden } from '@mantine/core'
import type { PublicMatchDetails } from '#contract/fan.ts'
import { isGoal } from '#domain/match/events/match-event.ts'
import { EventIcon } from '#web/match/events/event-icon.tsx'
import { AppSection } from './app-section.tsx'
import { eventLines } from './event-lines.ts'
import { nothingHappened } from './match-words.ts'
import classes from './timeline.module.css'

type MatchEvent = PublicMatchDetails['events'][number]

interface TimelineProps {
  title: string
  match: PublicMatchDetails
  events: readonly MatchEvent[]
}

/** The latest on top; what counts for the club is marked. */
export function Timeline({ title, match, events }: TimelineProps) {
  return (
    <AppSection title={title}>
      {events.length === 0 ? (
        <p className={classes.none}>{nothingHappened(match)}</p>
      ) : (
        <ol className={classes.list} reversed>
          {events.toReversed().map((event) => (
            <EventRow key={event.id} event={event} match={match} />
          ))}
        </ol>
      )}
    </AppSection>
  )
}

function EventRow({ event, match }: { event: MatchEvent; match: PublicMatchDetails }) {
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
