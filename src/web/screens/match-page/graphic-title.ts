import type { StaffGraphic } from '#contract/match-graphic.ts'
import type { MatchPage } from '#contract/match-page.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'

/** `Gol, 12', Kos`: whom its event is about, as far as it still is. */
export function graphicTitle({ type, eventId }: StaffGraphic, { events }: Pick<MatchPage, 'events'>): string {
  const event = events.find(({ id }) => id === eventId)
  const who = event?.player?.lastName || event?.playerName
  return [kindFacts(type).label, event?.minute, who].filter(Boolean).join(', ')
}
