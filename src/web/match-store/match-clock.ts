import { useInterval } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { autoStopped, clockAt, clockOf, type MatchClock } from '#domain/match/clock.ts'
import { tellsOfHalfTime } from '#domain/match/clock-stage.ts'
import { pressClock } from '#domain/match/press-clock.ts'
import { serverNow } from './server-clock.ts'
import { changeMatch } from './the-sync.ts'
import { matchNow, useMatch } from './use-match.ts'

const TICK_MS = 1_000

/**
 * Saved at once; a clock that somebody else has pressed meanwhile is not pressed again. The kind of result that is due
 * then comes along, for whoever makes its graphic next.
 */
export function takeStep(step: (clock: MatchClock, now: number) => MatchClock | null): void {
  const clock = step(clockOf(matchNow()), serverNow())
  if (!clock) return
  // Whoever starts the clock of a match that was put off or called off is playing it after all.
  const course = 'regular'
  changeMatch((before) => ({ ...before, ...clock, course, isHalfTime: tellsOfHalfTime(clock) }), 'now')
}

export const pressMatchClock = (): void => takeStep(pressClock)

/** For a clock that moved without a press here: it stopped by itself, or somebody else's press was taken for one's own. */
export const offerDueResult = (): void =>
  changeMatch((match) => {
    const isHalfTime = tellsOfHalfTime(clockAt(clockOf(match), serverNow()))
    return isHalfTime === match.isHalfTime ? match : { ...match, isHalfTime }
  }, 'now')

/** The server's time, anew every second, and at once when the device wakes. */
export function useServerNow(everyMs = TICK_MS): number {
  const [now, setNow] = useState(serverNow)
  useInterval(() => setNow(serverNow()), everyMs, { autoInvoke: true })
  useEffect(() => {
    const onWake = () => setNow(serverNow())
    document.addEventListener('visibilitychange', onWake)
    return () => document.removeEventListener('visibilitychange', onWake)
  }, [])
  return now
}

/** The clock as it truly is at `now`, recomputed from the stored moments: sleep and a throttled tab do not matter. */
export function useMatchClock(now: number): MatchClock {
  return clockAt(clockOf(useMatch((match) => match)), now)
}

/** A running clock that stood still by the 120-minute rule, whether this device noticed it or was told. */
export function stoppedByItself(before: MatchClock, after: MatchClock, now: number): boolean {
  if (!before.matchTimerActive) return false
  const wasTold = after.matchTimeState === 'finished' && after.matchTimerElapsed === 0 && after.matchMinute === 0
  return wasTold || autoStopped(before, now) !== null
}
