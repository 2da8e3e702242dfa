import type { MatchState } from '../document/match-state.ts'
import type { Score } from '../score.ts'
import { inOrder, moveEvent, rankByMinute } from './event-order.ts'
import { extraFor } from './event-score.ts'
import { type MatchEvent, type NewEvent, newEvent } from './match-event.ts'
import { minuteOrder } from './minute.ts'

const withEvents = <Match extends MatchState>(match: Match, events: readonly MatchEvent[]): Match => ({
  ...match,
  events: inOrder(events),
})

/** One that is recorded late stands where its minute belongs. */
export const recordEvent = <Match extends MatchState>(match: Match, facts: NewEvent): Match => {
  const event = newEvent({ ...facts, rank: rankByMinute(match.events, facts.minute ?? '') })
  return withEvents(match, [...match.events, event])
}

export type EventChange = Partial<Omit<MatchEvent, 'id' | 'at' | 'device'>>

export const editEvent = <Match extends MatchState>(match: Match, id: string, change: EventChange): Match =>
  withEvents(
    match,
    match.events.map((event) => (event.id === id ? { ...event, ...change } : event)),
  )

/** It was none; whatever followed from it no longer does. */
export const takeBackEvent = <Match extends MatchState>(match: Match, id: string): Match =>
  editEvent(match, id, { isTakenBack: true })

/** `to` is its place among those that stand, counted from 0. */
export function moveEventTo<Match extends MatchState>(match: Match, id: string, to: number): Match {
  const standing = match.events.filter(({ isTakenBack }) => !isTakenBack)
  const moved = new Map(moveEvent(standing, id, to).map((event) => [event.id, event]))
  return withEvents(
    match,
    match.events.map((event) => moved.get(event.id) ?? event),
  )
}

/** The minute put right. It moves only when it would stand before something earlier, or behind something later. */
export function correctMinute<Match extends MatchState>(match: Match, id: string, minute: string): Match {
  const edited = editEvent(match, id, { minute })
  const standing = edited.events.filter(({ isTakenBack }) => !isTakenBack)
  const place = standing.findIndex((event) => event.id === id)
  const [before, after] = [standing[place - 1], standing[place + 1]]
  const order = minuteOrder(minute)
  const isLate = before !== undefined && before.minute !== '' && minuteOrder(before.minute) > order
  const isEarly = after !== undefined && after.minute !== '' && minuteOrder(after.minute) < order
  if (place === -1 || order === Number.POSITIVE_INFINITY || !(isLate || isEarly)) return edited
  const others = standing.filter((event) => event.id !== id)
  const later = others.findIndex((other) => other.minute !== '' && minuteOrder(other.minute) > order)
  return moveEventTo(edited, id, later === -1 ? others.length : later)
}

/** The score put right without a scorer: it is counted beside the list. */
export const correctScore = <Match extends MatchState>(match: Match, score: Score): Match => ({
  ...match,
  extraGoals: extraFor(match.events, score, match.isHome),
})
