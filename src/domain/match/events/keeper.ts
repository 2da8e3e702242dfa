import type { Slot } from '../../lineup/slots.ts'
import { inOrder } from './event-order.ts'
import { EVENT_KINDS, type MatchEvent } from './match-event.ts'

interface Played {
  positions: readonly Slot[]
  events: readonly MatchEvent[]
}

/** Who of ours stands in goal when this happens: the keeper of the eleven, or who came on for them. Null: nobody knows. */
export function keeperAt({ positions, events }: Played, moment: MatchEvent): number | null {
  const order = inOrder(events)
  const before = order.slice(
    0,
    Math.max(
      0,
      order.findIndex(({ id }) => id === moment.id),
    ),
  )
  const own = before.filter(({ side, isTakenBack }) => side === 'ours' && !isTakenBack)
  const first = positions.find(({ type }) => type === 'GK')?.playerId ?? null
  return own.reduce<number | null>((keeper, { kind, playerId, otherId }) => {
    if (keeper === null || playerId !== keeper) return keeper
    if (kind === 'substitution') return otherId
    return EVENT_KINDS[kind].sendsOff ? null : keeper
  }, first)
}
