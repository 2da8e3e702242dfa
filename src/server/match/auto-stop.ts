import { AUTO_STOP_MINUTES, autoStopped, HALF_MINUTES, type MatchClock, MINUTE_MS } from '#domain/match/clock.ts'
import { restoreClock } from '#domain/match/restore-clock.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { LiveHub } from '#server/live/hub.ts'
import { settleMatch } from './settle-match.ts'
import { lockMatch, readShared, writeShared } from './shared-values.ts'

const CLOCK_KEY = 'lineup_settings_global'

/** When a running half will have reached the 120th minute; null while the clock stands. */
function stopMoment({ matchTimeState, matchTimerActive, matchTimerStartTime, matchTimerElapsed }: MatchClock) {
  if (!matchTimerActive || matchTimerStartTime === null) return null
  const minutes = matchTimeState === 'secondHalf' ? AUTO_STOP_MINUTES - HALF_MINUTES : AUTO_STOP_MINUTES
  return matchTimerStartTime - matchTimerElapsed + minutes * MINUTE_MS
}

/** Stops a clock that somebody forgot; answers when to look again, null while nothing runs. */
async function stopForgotten(db: Db, timeZone: string): Promise<number | null> {
  return transact(db, async (tx) => {
    await lockMatch(tx)
    const now = Date.now()
    const stored = (await readShared(tx))[CLOCK_KEY]
    if (!stored) return null
    const clock = restoreClock(stored, now)
    const stopped = autoStopped(clock, now)
    if (!stopped) return stopMoment(clock)
    await writeShared(tx, CLOCK_KEY, { ...stored, ...stopped, timestamp: now }, null)
    await settleMatch(tx, CLOCK_KEY, null, { now, timeZone })
    return null
  })
}

/** Timers know nothing of a system clock that was set, nor of a laptop that slept: the time is looked at again. */
const LOOK_AT_LEAST_EVERY_MS = MINUTE_MS
const TRY_AGAIN_MS = 2_000
const AFTER_THE_STOP_MS = 50

const pauseUntil = (stopAt: number): number =>
  Math.min(LOOK_AT_LEAST_EVERY_MS, Math.max(0, stopAt - Date.now()) + AFTER_THE_STOP_MS)

/** The 120-minute stop happens here, so that it comes with no browser open; also for a clock left running in the night. */
export async function watchMatchClock(
  { db, live, timeZone }: { db: Db; live: LiveHub; timeZone: string },
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isOver = false

  /** How long to wait before the next look; null: until there is news. */
  async function look(): Promise<number | null> {
    try {
      const stopAt = await stopForgotten(db, timeZone)
      return stopAt === null ? null : pauseUntil(stopAt)
    } catch (error) {
      log(`match clock: ${error}`)
      return TRY_AGAIN_MS
    }
  }

  async function lookAndPlan(): Promise<void> {
    if (isOver) return
    const pause = await look()
    clearTimeout(timer)
    if (pause !== null && !isOver) timer = setTimeout(lookAgain, pause)
  }

  function lookAgain(): void {
    looking = looking.then(lookAndPlan)
  }

  live.onEntries((entries) => {
    const isNews = entries.some(
      ({ kind, subject }) => kind === 'restore' || (kind === 'setting' && subject === CLOCK_KEY),
    )
    if (isNews) lookAgain()
  })
  lookAgain()
  await looking
  return async () => {
    isOver = true
    clearTimeout(timer)
    await looking
  }
}
