import { sql } from 'kysely'
import {
  AUTO_STOP_MINUTES,
  autoStopped,
  clockOf,
  type MatchClock,
  MINUTE_MS,
  minutesBefore,
} from '#domain/match/clock.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { restoreClock } from '#domain/match/restore-clock.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { LiveHub } from '#server/live/hub.ts'
import { changeMatch } from './change-match.ts'
import { holdMatch } from './match-store.ts'

/** When a running half will have reached the 120th minute; null while the clock stands. */
function stopMoment(clock: MatchClock) {
  const { matchTimerActive, matchTimerStartTime, matchTimerElapsed, matchPeriod } = clock
  if (!matchTimerActive || matchTimerStartTime === null) return null
  const minutes = AUTO_STOP_MINUTES[matchPeriod] - minutesBefore(clock)
  return matchTimerStartTime - matchTimerElapsed + minutes * MINUTE_MS
}

interface RunningClock {
  matchId: number
  clock: MatchClock
}

async function runningClocks(db: Db, now: number): Promise<RunningClock[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', sql<unknown>`cells -> 'clock'`.as('clock')])
    .where(sql<boolean>`cells -> 'clock' ->> 'matchTimerActive' = 'true'`)
    .execute()
  return rows.map(({ id, clock }) => ({ matchId: id, clock: restoreClock(clock, now) }))
}

/** Once more, since it may have been stopped meanwhile. */
const stopClock = (db: Db, matchId: number, timeZone: string): Promise<void> =>
  transact(db, async (tx) => {
    const match = await holdMatch(tx, matchId)
    if (!match) return
    const now = Date.now()
    const stop = (state: MatchState): MatchState => {
      const stopped = autoStopped(clockOf(state), now)
      return stopped ? { ...state, ...stopped, isHalfTime: false } : state
    }
    await changeMatch(tx, match, stop, null, { now, timeZone })
  })

/** Stops the clocks that somebody forgot; answers when to look again, null while nothing runs. */
async function stopForgotten(db: Db, timeZone: string): Promise<number | null> {
  const now = Date.now()
  let next: number | null = null
  for (const { matchId, clock } of await runningClocks(db, now)) {
    const stopAt = stopMoment(clock)
    if (autoStopped(clock, now)) await stopClock(db, matchId, timeZone)
    else if (stopAt !== null) next = Math.min(next ?? stopAt, stopAt)
  }
  return next
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
  let isLookDue = false

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
    isLookDue = false
    if (isOver) return
    const pause = await look()
    clearTimeout(timer)
    if (pause !== null && !isOver) timer = setTimeout(lookAgain, pause)
  }

  function lookAgain(): void {
    if (isLookDue) return
    isLookDue = true
    looking = looking.then(lookAndPlan)
  }

  live.onEntries((entries) => {
    if (entries.some(({ kind }) => kind === 'restore' || kind === 'match')) lookAgain()
  })
  lookAgain()
  await looking
  return async () => {
    isOver = true
    clearTimeout(timer)
    await looking
  }
}
