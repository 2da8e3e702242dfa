import type { PublicMatchDetails } from '#contract/fan.ts'
import { EventRows } from '#web/match/told/event-rows.tsx'
import { AppSection } from './app-section.tsx'
import { nothingHappened } from './match-words.ts'
import classes from './timeline.module.css'

interface TimelineProps {
  title: string
  match: PublicMatchDetails
  events: PublicMatchDetails['events']
}

/** The latest on top. */
export function Timeline({ title, match, events }: TimelineProps) {
  return (
    <AppSection title={title}>
      {events.length === 0 ? (
        <p className={classes.none}>{nothingHappened(match)}</p>
      ) : (
        <EventRows match={match} events={events} isLatestFirst />
      )}
    </AppSection>
  )
}
