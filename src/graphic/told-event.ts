import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { scoresAfter } from '#domain/match/events/event-score.ts'
import type { EventKind, MatchEvent } from '#domain/match/events/match-event.ts'
import type { Score } from '#domain/match/score.ts'

/** The event that a graphic of such kinds is about: the one asked for, else the newest. */
export function toldEvent(match: ShownMatch, kinds: readonly EventKind[], asked: string | null): MatchEvent | null {
  const told = match.events.filter((event) => kinds.includes(event.kind) && !event.isTakenBack)
  return (asked === null ? told.at(-1) : told.find(({ id }) => id === asked)) ?? null
}

/** As it stood then; behind the last goal, as it stands. */
export function scoreAtEvent(match: ShownMatch, event: MatchEvent | null): Score {
  const after = event && scoresAfter(match.events, match.isHome)
  const now = { home: match.homeScore, away: match.awayScore }
  if (!after) return now
  const [then, last] = [after.get(event.id), [...after.values()].at(-1)]
  const isLast = then?.home === last?.home && then?.away === last?.away
  return isLast || !then ? now : then
}
