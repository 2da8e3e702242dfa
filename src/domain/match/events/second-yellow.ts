import type { EventKind, MatchEvent } from './match-event.ts'

type Booked = Pick<MatchEvent, 'kind' | 'side' | 'playerId' | 'name'>

const sameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim().toLocaleLowerCase('pl') === other.trim().toLocaleLowerCase('pl')

const isOfSamePlayer = (one: Booked, other: Booked): boolean =>
  one.side === other.side && (one.playerId === null ? sameName(one.name, other.name) : one.playerId === other.playerId)

/** A yellow card for whoever has one already is the second, whatever was pressed. */
export function cardGiven(events: readonly MatchEvent[], card: Booked): EventKind {
  const isBooked = events.some(
    (event) => event.kind === 'yellowCard' && !event.isTakenBack && isOfSamePlayer(event, card),
  )
  return card.kind === 'yellowCard' && isBooked ? 'secondYellowCard' : card.kind
}
