export const MATCH_TIME_STATES = ['notStarted', 'firstHalf', 'halftime', 'secondHalf', 'finished'] as const
export type MatchTimeState = (typeof MATCH_TIME_STATES)[number]

export interface MatchClock {
  matchTimeState: MatchTimeState
  matchTimerActive: boolean
  /** Milliseconds since 1970, in the server's time. */
  matchTimerStartTime: number | null
  /** Milliseconds of the half, not counting those since the start time. */
  matchTimerElapsed: number
  matchMinute: number
}

export const NEW_CLOCK: Readonly<MatchClock> = {
  matchTimeState: 'notStarted',
  matchTimerActive: false,
  matchTimerStartTime: null,
  matchTimerElapsed: 0,
  matchMinute: 0,
}

export const MINUTE_MS = 60_000
export const HALF_MINUTES = 45
export const AUTO_STOP_MINUTES = 120

type Half = 'firstHalf' | 'secondHalf'

export const isHalf = (state: MatchTimeState): state is Half => state === 'firstHalf' || state === 'secondHalf'

/** The clock's own fields out of something larger that carries them. */
export const clockOf = (from: MatchClock): MatchClock => ({
  matchTimeState: from.matchTimeState,
  matchTimerActive: from.matchTimerActive,
  matchTimerStartTime: from.matchTimerStartTime,
  matchTimerElapsed: from.matchTimerElapsed,
  matchMinute: from.matchMinute,
})

/** A start that is still to come counts as now; otherwise a phone whose clock is ahead would show time below zero. */
export function elapsedMs(clock: MatchClock, now: number): number {
  const start = clock.matchTimerActive ? (clock.matchTimerStartTime ?? now) : now
  return clock.matchTimerElapsed + Math.max(0, now - start)
}

const minutesBefore = (state: MatchTimeState): number => (state === 'secondHalf' ? HALF_MINUTES : 0)

/** Whole minutes played: 0 until the first is over. A clock that stands keeps the minute it stopped at. */
export function minuteAt(clock: MatchClock, now: number): number {
  if (!clock.matchTimerActive) return clock.matchMinute
  return minutesBefore(clock.matchTimeState) + Math.floor(elapsedMs(clock, now) / MINUTE_MS)
}

/** The stopped clock, once a half that somebody forgot to end has reached the 120th minute; null until then. */
export function autoStopped(clock: MatchClock, now: number): MatchClock | null {
  const isOver = clock.matchTimerActive && minuteAt(clock, now) >= AUTO_STOP_MINUTES
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

const running = (half: Half, now: number): MatchClock => ({
  matchTimeState: half,
  matchTimerActive: true,
  matchTimerStartTime: now,
  matchTimerElapsed: 0,
  matchMinute: minutesBefore(half),
})

const standing = (state: 'halftime' | 'finished', clock: MatchClock, now: number): MatchClock => ({
  matchTimeState: state,
  matchTimerActive: false,
  matchTimerStartTime: null,
  matchTimerElapsed: elapsedMs(clock, now),
  matchMinute: minuteAt(clock, now),
})

/** The one button. It acts on the clock as it is at `now`, so a match that has stopped by itself is not ended twice. */
export function pressClock(stored: MatchClock, now: number): MatchClock {
  const clock = clockAt(stored, now)
  switch (clock.matchTimeState) {
    case 'notStarted':
      return running('firstHalf', now)
    case 'firstHalf':
      return standing('halftime', clock, now)
    case 'halftime':
      return running('secondHalf', now)
    case 'secondHalf':
      return standing('finished', clock, now)
    case 'finished':
      return { ...NEW_CLOCK }
  }
}
