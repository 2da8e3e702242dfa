import type { PublicMatchDetails } from '#contract/fan.ts'
import { Eleven } from '#web/match/told/eleven.tsx'
import { AppSection } from './app-section.tsx'
import classes from './lineup-card.module.css'

/** The eleven on the pitch and the bench. Nothing of it is known until the club publishes it. */
export function LineupCard({ lineup }: Pick<PublicMatchDetails, 'lineup'>) {
  return <AppSection title="Skład">{lineup ? <Eleven lineup={lineup} order={4} /> : <NotYet />}</AppSection>
}

function NotYet() {
  return <p className={classes.none}>Skład pojawi się, gdy klub go opublikuje</p>
}
