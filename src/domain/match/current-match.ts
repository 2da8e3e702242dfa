import type { MatchTimeState } from './clock.ts'

export type MatchStatus = 'scheduled' | 'live' | 'halftime' | 'finished'

const STATUS_OF: Record<MatchTimeState, MatchStatus> = {
  notStarted: 'scheduled',
  firstHalf: 'live',
  halftime: 'halftime',
  secondHalf: 'live',
  finished: 'finished',
}

/** A finished match stays finished when the clock is set back for the next one: fans must not see it scheduled again. */
export const matchStatus = (state: MatchTimeState, previous: MatchStatus | null = null): MatchStatus =>
  state === 'notStarted' && previous === 'finished' ? 'finished' : STATUS_OF[state]

export interface CurrentMatch {
  opponentId: number
  /** `YYYY-MM-DD`; null while the day is not known. */
  matchDate: string | null
  status: MatchStatus
}

export interface MatchOnSave {
  opponentId: number | null
  matchDate: string | null
}

/** What a save is about: no match (nobody to play), the current one, or a new one. */
export type MatchOfSave = 'none' | 'current' | 'new'

/**
 * Until the first whistle opponent and day may be corrected. After it, another opponent or another day is another match.
 * A day that is not known differs from none.
 */
export function matchOfSave(current: CurrentMatch | null, saved: MatchOnSave): MatchOfSave {
  if (saved.opponentId === null) return 'none'
  if (!current) return 'new'
  if (current.status === 'scheduled') return 'current'
  const isOtherDay = current.matchDate !== null && saved.matchDate !== null && current.matchDate !== saved.matchDate
  return current.opponentId !== saved.opponentId || isOtherDay ? 'new' : 'current'
}
