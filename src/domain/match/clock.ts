export const MATCH_TIME_STATES = ['notStarted', 'firstHalf', 'halftime', 'secondHalf', 'finished'] as const
export type MatchTimeState = (typeof MATCH_TIME_STATES)[number]

/** What a reader that knows the five states only need not know: for it, extra time is a long second half. */
export const MATCH_PERIODS = ['regular', 'extraFirstHalf', 'extraHalftime', 'extraSecondHalf', 'penalties'] as const
export type MatchPeriod = (typeof MATCH_PERIODS)[number]

export interface ClockState {
  matchTimeState: MatchTimeState
  matchPeriod: MatchPeriod
  matchTimerActive: boolean
  /** Milliseconds since 1970, in the server's time. */
  matchTimerStartTime: number | null
  /** Milliseconds not counting those since the start time: of the half, and in extra time since the 45th minute. */
  matchTimerElapsed: number
  matchMinute: number
}

export interface MatchClock extends ClockState {
  /** What the last press started from; null: there is nothing to undo. */
  previous: ClockState | null
}

export const NEW_CLOCK: Readonly<MatchClock> = {
  matchTimeState: 'notStarted',
  matchPeriod: 'regular',
  matchTimerActive: false,
  matchTimerStartTime: null,
  matchTimerElapsed: 0,
  matchMinute: 0,
  previous: null,
}

export const CLOCK_FIELDS = Object.keys(NEW_CLOCK) as readonly (keyof MatchClock)[]

export const MINUTE_MS = 60_000
export const HALF_MINUTES = 45
/** When a clock that somebody forgot stops by itself. */
export const AUTO_STOP_MINUTES: Record<MatchPeriod, number> = {
  regular: 120,
  extraFirstHalf: 150,
  extraHalftime: 150,
  extraSecondHalf: 150,
  penalties: 150,
}

type Half = 'firstHalf' | 'secondHalf'

export const isHalf = (state: MatchTimeState): state is Half => state === 'firstHalf' || state === 'secondHalf'

/** The clock's own fields out of something larger that carries them. */
export const clockOf = (from: MatchClock): MatchClock =>
  Object.fromEntries(CLOCK_FIELDS.map((field) => [field, from[field]])) as unknown as MatchClock

/** A start that is still to come counts as now; otherwise a phone whose clock is ahead would show time below zero. */
export function elapsedMs(clock: ClockState, now: number): number {
  const start = clock.matchTimerActive ? (clock.matchTimerStartTime ?? now) : now
  return clock.matchTimerElapsed + Math.max(0, now - start)
}

/** A match that stopped by itself is finished at minute 0; one that was ended is at 45 or later. */
export function minutesBefore({ matchTimeState, matchPeriod, matchMinute }: ClockState): number {
  const isEnded = matchTimeState === 'finished' && matchMinute >= HALF_MINUTES
  return matchPeriod !== 'regular' || matchTimeState === 'secondHalf' || isEnded ? HALF_MINUTES : 0
}

/** Since the first whistle, without the breaks and what was added to the halves before. */
export const playedMs = (clock: ClockState, now: number): number =>
  minutesBefore(clock) * MINUTE_MS + elapsedMs(clock, now)

/** Whole minutes played: 0 until the first is over. A clock that stands keeps the minute it stopped at. */
export const minuteAt = (clock: ClockState, now: number): number =>
  clock.matchTimerActive ? Math.floor(playedMs(clock, now) / MINUTE_MS) : clock.matchMinute

/** The stopped clock, once a half that somebody forgot to end has reached its last minute; null until then. */
export function autoStopped(clock: ClockState, now: number): MatchClock | null {
  const isOver = clock.matchTimerActive && minuteAt(clock, now) >= AUTO_STOP_MINUTES[clock.matchPeriod]
  return isOver ? { ...NEW_CLOCK, matchTimeState: 'finished' } : null
}

/** The clock as it truly is at `now`, however long ago it was stored. */
export function clockAt(clock: MatchClock, now: number): MatchClock {
  const stopped = autoStopped(clock, now)
  if (stopped) return stopped
  const start = clock.matchTimerStartTime
  return {
    ...clock,
    matchTimerStartTime: start === null ? null : Math.min(start, now),
    matchMinute: minuteAt(clock, now),
  }
}
