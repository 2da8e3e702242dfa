import type { MatchEvent } from './match-event.ts'
import { minuteOrder } from './minute.ts'

const placeOf = ({ rank, at }: MatchEvent): number => rank ?? at

/** As they happened: in the order of recording, but for those that were put in their place by hand. */
export const inOrder = (events: readonly MatchEvent[]): MatchEvent[] =>
  [...events].sort((a, b) => placeOf(a) - placeOf(b) || a.at - b.at || (a.id < b.id ? -1 : 1))

const between = (before: MatchEvent | undefined, after: MatchEvent | undefined): number => {
  if (before && after) return (placeOf(before) + placeOf(after)) / 2
  if (before) return placeOf(before) + 1
  return after ? placeOf(after) - 1 : 0
}

/** The rank by which the event comes to stand behind `before` of them. */
const rankAt = (others: readonly MatchEvent[], before: number): number => between(others[before - 1], others[before])

/** One that is recorded late stands where its minute belongs; null: behind all others, as recorded. */
export function rankByMinute(events: readonly MatchEvent[], minute: string): number | null {
  const order = minuteOrder(minute)
  const others = inOrder(events)
  const later = others.findIndex((other) => minuteOrder(other.minute) > order && other.minute !== '')
  return later === -1 || order === Number.POSITIVE_INFINITY ? null : rankAt(others, later)
}

/** `to` is its place in the list afterwards, counted from 0. */
export function moveEvent(events: readonly MatchEvent[], id: string, to: number): MatchEvent[] {
  const others = inOrder(events.filter((event) => event.id !== id))
  const place = Math.min(Math.max(Math.trunc(to), 0), others.length)
  return events.map((event) => (event.id === id ? { ...event, rank: rankAt(others, place) } : event))
}
