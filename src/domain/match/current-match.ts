import type { MatchTimeState } from './clock.ts'
import type { MatchState } from './document/match-state.ts'

export const MATCH_STATUSES = [
  'scheduled',
  'live',
  'halftime',
  'finished',
  'postponed',
  'cancelled',
  'abandoned',
] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

const STATUS_OF: Record<MatchTimeState, MatchStatus> = {
  notStarted: 'scheduled',
  firstHalf: 'live',
  halftime: 'halftime',
  secondHalf: 'live',
  finished: 'finished',
}

/** A finished match stays finished when the clock is set back for the next one: fans must not see it scheduled again. */
export const clockStatus = (state: MatchTimeState, previous: MatchStatus | null = null): MatchStatus =>
  state === 'notStarted' && previous === 'finished' ? 'finished' : STATUS_OF[state]

/** What fans are told of the match: its clock, unless something else has become of it. */
export function matchStatus(
  { matchTimeState, course, ruling }: Pick<MatchState, 'matchTimeState' | 'course' | 'ruling'>,
  previous: MatchStatus | null = null,
): MatchStatus {
  if (course !== 'regular') return course
  return ruling ? 'finished' : clockStatus(matchTimeState, previous)
}

/** Its clock has left the start, now or once. */
export const hasBegun = (status: MatchStatus): boolean => status !== 'scheduled' && status !== 'postponed'

export const isBeingPlayed = (status: MatchStatus): boolean => status === 'live' || status === 'halftime'

/** Nothing more will happen in it. */
export const isOver = (status: MatchStatus): boolean =>
  status === 'finished' || status === 'cancelled' || status === 'abandoned'

export interface CurrentMatch {
  opponentId: number | null
  /** `YYYY-MM-DD`; null while the day is not known. */
  matchDate: string | null
  status: MatchStatus
}

export type MatchOnSave = Pick<CurrentMatch, 'opponentId' | 'matchDate'>

/** Which match a save by key is about. */
export type MatchOfSave = 'current' | 'new'

/** A change of the opponent or of the day alone is a correction, at any time; both together, once it has begun, are another match. */
export function matchOfSave(current: CurrentMatch | null, saved: MatchOnSave): MatchOfSave {
  if (!current) return 'new'
  if (!hasBegun(current.status)) return 'current'
  const isOther = (one: unknown, other: unknown) => one !== null && other !== null && one !== other
  const isAnother = isOther(current.opponentId, saved.opponentId) && isOther(current.matchDate, saved.matchDate)
  return isAnother ? 'new' : 'current'
}
