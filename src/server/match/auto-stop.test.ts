import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#domain/match/clock.ts'
import { type LiveHub, startLiveHub } from '#server/live/hub.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'
import { watchMatchClock } from './auto-stop.ts'

let club: TestClub
let user: Caller
let live: LiveHub
beforeAll(async () => {
  club = await openTestClub()
  user = await club.signUp('Anna')
  live = await startLiveHub(club.db, club.databaseUrl, () => {})
})
afterAll(async () => {
  await live.close()
  await club.close()
})

const start = (ago: number, state: string, elapsed = 0) =>
  user.post('/api/settings', {
    key: 'lineup_settings_global',
    value: JSON.stringify({
      matchTimeState: state,
      matchTimerActive: true,
      matchTimerStartTime: Date.now() - ago,
      matchTimerElapsed: elapsed,
      matchMinute: 0,
      note: 'kept',
    }),
  })
const clock = async () => {
  const setting = (await user.get('/api/settings/lineup_settings_global')).json()
  return { ...setting, ...JSON.parse(setting.value) }
}
const STOPPED = {
  matchTimeState: 'finished',
  matchTimerActive: false,
  matchTimerStartTime: null,
  matchTimerElapsed: 0,
  matchMinute: 0,
  note: 'kept',
  updatedBy: null,
}

it.each([
  ['firstHalf', 120 * MINUTE_MS],
  ['secondHalf', 75 * MINUTE_MS],
])('a %s that was left running is found stopped by whoever comes next', async (state, ago) => {
  await start(ago, state)
  expect((await clock()).matchTimerActive).toBe(true)
  const stop = await watchMatchClock({ db: club.db, live, timeZone: 'Europe/Warsaw' }, () => {})
  await stop()
  expect(await clock()).toMatchObject(STOPPED)
})

it('stops at the very minute, with nobody looking, and tells everybody', async () => {
  const stop = await watchMatchClock({ db: club.db, live, timeZone: 'Europe/Warsaw' }, () => {})
  const before = (await start(120 * MINUTE_MS - 700, 'firstHalf')).json()
  expect(JSON.parse(before.value).matchTimerActive).toBe(true)
  await eventually(async () => expect(await clock()).toMatchObject(STOPPED))
  expect((await clock()).version).toBe(before.version + 1)
  await stop()
})

it('leaves a match in its ordinary minutes alone', async () => {
  await start(10 * MINUTE_MS, 'secondHalf', 60 * MINUTE_MS)
  const stop = await watchMatchClock({ db: club.db, live, timeZone: 'Europe/Warsaw' }, () => {})
  await stop()
  expect(await clock()).toMatchObject({ matchTimeState: 'secondHalf', matchTimerActive: true })
})

it('survives a system clock that is set on, or a laptop that slept: no timer knows of that', async () => {
  const news = new Promise<void>((resolve) => live.onEntries(() => resolve()))
  await start(MINUTE_MS, 'firstHalf')
  // Else it would come in the middle, and be looked into for its own sake.
  await news
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const stop = await watchMatchClock({ db: club.db, live, timeZone: 'Europe/Warsaw' }, () => {})
  vi.setSystemTime(Date.now() + 120 * MINUTE_MS)
  vi.advanceTimersByTime(MINUTE_MS)
  while ((await clock()).matchTimerActive) await nextTurn()
  vi.useRealTimers()
  await stop()
  expect(await clock()).toMatchObject(STOPPED)
})

it('is tried again when it failed', async () => {
  await start(120 * MINUTE_MS, 'firstHalf')
  await sql`alter table live_events rename to live_events_away`.execute(club.db)
  const said: string[] = []
  const stop = await watchMatchClock({ db: club.db, live, timeZone: 'Europe/Warsaw' }, (line) => said.push(line))
  expect(said).toEqual([expect.stringContaining('live_events')])
  expect((await clock()).matchTimerActive).toBe(true)
  await sql`alter table live_events_away rename to live_events`.execute(club.db)
  await eventually(async () => expect(await clock()).toMatchObject(STOPPED))
  await stop()
})
