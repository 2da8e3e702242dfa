import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { keeperAt } from '#domain/match/events/keeper.ts'
import type { MatchEvent, MatchSide } from '#domain/match/events/match-event.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type PersonView, personOfEvent } from '../../layout/person/person-view.ts'
import { playerNamed } from '../../match-view.ts'
import { toldEvent } from '../../told-event.ts'

/** A penalty that was no goal, of this side: the one asked for, else its newest. */
export function missedPenalty(match: ShownMatch, side: MatchSide, asked: string | null): MatchEvent | null {
  const own = { ...match, events: match.events.filter((event) => event.side === side) }
  return toldEvent(own, ['penaltyMissed'], asked)
}

/** Whose penalty it is that the tab tells of. */
export const isMissedBy = (match: ShownMatch, side: MatchSide, asked: string | null): boolean =>
  toldEvent(match, ['penaltyMissed'], asked)?.side === side

/** Our keeper, not who took it. */
export function savedView(match: ShownMatch, catalogue: Catalogue, eventId: string | null): PersonView {
  const penalty = missedPenalty(match, 'theirs', eventId)
  const player = playerNamed(catalogue, penalty && keeperAt(match, penalty))
  return { ...personOfEvent(match, catalogue, penalty), player, name: player ? fullName(player) : '', isOurs: true }
}
