import { inOrder } from '../events/event-order.ts'
import { countedGoals } from '../events/event-score.ts'
import { type MatchEvent, newEvent, sideOfPlayer } from '../events/match-event.ts'
import type { ScorerEntry } from '../scorers.ts'

const sideOf = ({ isOpponent }: ScorerEntry) => (isOpponent ? 'theirs' : 'ours')

function changedGoal(goal: MatchEvent, entry: ScorerEntry): MatchEvent {
  const side = sideOf(entry)
  // The list has no place for the name of an own goal's scorer: what it leaves out stays.
  const isNamed = side === 'ours' && sideOfPlayer({ ...goal, side }) === 'ours'
  const { minute } = entry
  return {
    ...goal,
    side,
    minute,
    isTakenBack: false,
    isApart: true,
    playerId: isNamed ? entry.playerId : goal.playerId,
  }
}

const isSame = (one: MatchEvent, other: MatchEvent): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The goals stand in the order of the list, in the places that they hold among the other events. */
function ranked(events: readonly MatchEvent[], ids: readonly string[]): MatchEvent[] {
  const standing = inOrder(events).filter(({ id }) => ids.includes(id))
  if (standing.every(({ id }, place) => id === ids[place])) return [...events]
  let last = Number.NEGATIVE_INFINITY
  const places = standing.map(({ rank, at }) => {
    last = Math.max(rank ?? at, last + 1)
    return last
  })
  return events.map((event) => {
    const place = places[ids.indexOf(event.id)]
    return place === undefined ? event : { ...event, rank: place }
  })
}

/** What a list of scorers says of the events: goals that are missing in it were taken back. */
export function withScorers(events: readonly MatchEvent[], entries: readonly ScorerEntry[], now: number): MatchEvent[] {
  const listed = new Map(entries.map((entry) => [entry.id, entry]))
  const counted = new Set(countedGoals(events).map(({ id }) => id))
  const known = events.map((event) => {
    const entry = listed.get(event.id)
    if (!entry) return counted.has(event.id) ? { ...event, isTakenBack: true } : event
    const changed = changedGoal(event, entry)
    return isSame({ ...changed, isApart: event.isApart }, event) && counted.has(event.id) ? event : changed
  })
  const fresh = entries
    .filter(({ id }) => !events.some((event) => event.id === id))
    .map((entry, index) => {
      const { id, minute, playerId, isOpponent } = entry
      const side = sideOf(entry)
      return newEvent({ id, kind: 'goal', side, minute, at: now + index, playerId: isOpponent ? null : playerId })
    })
  return ranked(
    [...known, ...fresh],
    entries.map(({ id }) => id),
  )
}
