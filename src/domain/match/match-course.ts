import { clockOf } from './clock.ts'
import type { MatchState } from './document/match-state.ts'
import { endedClock } from './end-clock.ts'
import type { BySide } from './events/event-score.ts'

/** What becomes of a match apart from its clock: each is one step, and can be taken back. */

export interface NewKickOff {
  matchDate: string
  matchTime: string | null
}

/** Null: nobody knows yet when it will be played. With a day it is simply a match ahead again. */
export const postponed = <State extends MatchState>(match: State, kickOff: NewKickOff | null): State =>
  kickOff
    ? { ...match, ...kickOff, course: 'regular' }
    : { ...match, matchDate: null, matchTime: null, course: 'postponed' }

export const cancelled = <State extends MatchState>(match: State): State => ({ ...match, course: 'cancelled' })

/** Nobody plays on: its clock stands where it was. */
export const abandoned = <State extends MatchState>(match: State, now: number): State => ({
  ...match,
  ...endedClock(clockOf(match), now),
  course: 'abandoned',
})

export const backOnCourse = <State extends MatchState>(match: State): State => ({ ...match, course: 'regular' })

const WALKOVER_GOALS = 3

export const walkoverFor = (side: 'ours' | 'theirs'): BySide =>
  side === 'ours' ? { ours: WALKOVER_GOALS, theirs: 0 } : { ours: 0, theirs: WALKOVER_GOALS }
