import { useInterval } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { autoStopped, clockAt, clockOf, type MatchClock, pressClock } from '#domain/match/clock.ts'
import { serverNow } from './server-clock.ts'
import { changeStudio } from './shared-sync.ts'
import { useStudioStore } from './studio-store.ts'

const TICK_MS = 1_000

/** Saved at once; a clock that somebody else has pressed meanwhile is not pressed again. */
export function pressMatchClock(): void {
  changeStudio(
    ['lineup_settings_global'],
    (studio) => ({ ...studio, ...pressClock(clockOf(studio), serverNow()) }),
    'now',
  )
}

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
  const studio = useStudioStore((own) => own.studio)
  return clockAt(clockOf(studio), now)
}

/** A running clock that stood still by the 120-minute rule, whether this device noticed it or was told. */
export function stoppedByItself(before: MatchClock, after: MatchClock, now: number): boolean {
  if (!before.matchTimerActive) return false
  const wasTold = after.matchTimeState === 'finished' && after.matchTimerElapsed === 0 && after.matchMinute === 0
  return wasTold || autoStopped(before, now) !== null
}
