import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE_MS, minuteAt } from '#domain/match/clock.ts'
import type { Cells } from '#domain/match/document/document.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { scoreOf, scorersOf } from '#domain/match/events/event-score.ts'
import type { Tx } from '#server/db/client.ts'
import { migratedFrom } from '#server/testing/migrated-from.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'

const BEFORE = '0013-sign-ins'
const NOW = Date.now()

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

const kos = { id: 7, firstName: 'Jan', lastName: 'Kos', number: 9, position: null, lineupImage: null }
const slot = (id: string, type: string, player: object | null) => ({ id, type, x: 0.5, y: 0.9, player })
const goal = (id: string, isOpponent: boolean, score: string) => ({
  id,
  isOpponent,
  minute: "12'",
  playerId: isOpponent ? null : kos.id,
  score,
  player: isOpponent ? null : kos,
})

async function put(tx: Tx, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)))
  const values = sql.join(
    Object.values(row).map((value) =>
      typeof value === 'object' && value !== null && !(value instanceof Date)
        ? sql`${JSON.stringify(value)}::jsonb`
        : sql`${value}`,
    ),
  )
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value values (${values})`.execute(tx)
}

const putSetting = (tx: Tx, key: string, value: object) => put(tx, 'settings', { key, value: JSON.stringify(value) })

/** What the migration makes of a club as it was before it. */
const migrated = <T>(fill: (tx: Tx) => Promise<void>, read: (tx: Tx) => Promise<T>): Promise<T> =>
  migratedFrom(
    club.db,
    BEFORE,
    async (tx) => {
      await put(tx, 'opponents', { id: 3, name: 'Tur Ełk', logo: '/x' })
      await fill(tx)
    },
    read,
  )

const documents = async (tx: Tx) => {
  const { rows } = await sql<{ cells: Cells; events: object[]; published_lineup: object | null; version: number }>`
    select cells, events, published_lineup, version from matches order by id`.execute(tx)
  return rows
}

it('makes a document of the match that is running, in the middle of its half', async () => {
  const started = NOW - 25 * MINUTE_MS
  const [row] = await migrated(async (tx) => {
    const record = { id: 1, opponent_id: 3, is_home: false, is_current: true, match_day: '2026-07-04' }
    await put(tx, 'matches', { ...record, match_time: '15:00', home_score: 2, away_score: 1, lineup: {}, scorers: [] })
    await put(tx, 'public_matches', { match_id: 1, status: 'live', match_time_state: 'secondHalf', match_minute: 60 })
    await putSetting(tx, 'lineup_positions_global', {
      positions: [slot('gk-1', 'GK', { id: 4 }), slot('mid-5', 'MID', { id: 7 })],
      benchPlayers: [{ id: 8 }, { id: 5 }],
      competition: 'IV liga',
      templateId: 11,
    })
    await putSetting(tx, 'lineup_settings_global', {
      matchTimeState: 'secondHalf',
      matchTimerActive: true,
      matchTimerStartTime: started,
      matchTimerElapsed: 0,
      matchMinute: 45,
    })
    await putSetting(tx, 'scorer_settings_global', { scorerId: 7, templateId: 12 })
    await putSetting(tx, 'result_settings_global', { scorers: [goal('a', true, '1:0'), goal('b', false, '1:1')] })
  }, documents)
  const state = stateOf(row?.cells ?? {}, NOW)
  expect(minuteAt(state, NOW)).toBe(70)
  expect(state).toMatchObject({
    selectedOpponent: 3,
    isHome: false,
    matchDate: '2026-07-04',
    matchTime: '15:00',
    competition: 'IV liga',
    selectedTemplates: { lineup: 11, goal: 12 },
    selectedScorer: 7,
    benchPlayers: [8, 5],
    published: null,
  })
  const placed = state.positions.filter(({ playerId }) => playerId !== null)
  expect(placed.map(({ id, playerId }) => [id, playerId])).toEqual([
    ['gk-1', 4],
    ['mid-5', 7],
  ])
  expect(scoreOf(state.events, state.extraGoals, state.isHome)).toEqual({ home: 2, away: 1 })
  expect(scorersOf(state.events, state.isHome)).toMatchObject([
    { id: 'a', isOpponent: true, score: '1:0' },
    { id: 'b', playerId: 7, score: '1:1' },
  ])
})

it('keeps what a past match is known by: names, graphics, and the line-up that fans saw', async () => {
  const lineup = { positions: [slot('gk-1', 'GK', kos)], benchPlayers: [] }
  const made = (type: string, url: string) => ({ type, url, createdAt: '2026-07-04T15:13:05.000Z' })
  const { rows, graphics } = await migrated(
    async (tx) => {
      await put(tx, 'matches', {
        id: 1,
        opponent_id: 3,
        is_home: true,
        home_score: 1,
        away_score: 0,
        lineup,
        scorers: [goal('a', false, '1:0')],
        graphics: [made('lineup', '/files/a.png'), made('goal', '/files/b.png')],
        date: new Date('2026-07-04T15:00:00Z'),
      })
      await put(tx, 'public_matches', {
        match_id: 1,
        status: 'finished',
        match_time_state: 'finished',
        match_minute: 93,
      })
    },
    async (tx) => ({
      rows: await documents(tx),
      graphics: (await sql<object>`select type, url, shows, created_at from match_graphics order by id`.execute(tx))
        .rows,
    }),
  )
  expect(rows).toMatchObject([
    {
      version: 1,
      events: [{ id: 'a', kind: 'goal', side: 'ours', score: '1:0', player: { lastName: 'Kos' } }],
      published_lineup: lineup,
    },
  ])
  expect(stateOf(rows[0]?.cells ?? {}, NOW)).toMatchObject({
    matchTimeState: 'finished',
    matchMinute: 93,
    published: { bench: [], at: Date.parse('2026-07-04T15:13:05.000Z') },
  })
  const created_at = new Date('2026-07-04T15:13:05.000Z')
  expect(graphics).toEqual([
    { type: 'lineup', url: '/files/a.png', shows: {}, created_at },
    { type: 'goal', url: '/files/b.png', shows: {}, created_at },
  ])
})

it('takes whatever an earlier version let in', async () => {
  const rows = await migrated(async (tx) => {
    await put(tx, 'matches', {
      id: 1,
      opponent_id: 3,
      is_home: true,
      is_current: true,
      lineup: ['x'],
      scorers: { a: 1 },
    })
    await put(tx, 'settings', { key: 'lineup_positions_global', value: '{"positions": 5, "benchPlayers": [null, 3]}' })
    await put(tx, 'settings', { key: 'lineup_settings_global', value: 'no JSON' })
    await put(tx, 'settings', { key: 'result_settings_global', value: '{"scorers": [null, {"id": 4}, {"id": "z"}]}' })
  }, documents)
  expect(stateOf(rows[0]?.cells ?? {}, NOW)).toMatchObject({ selectedOpponent: 3, events: [{ id: 'z' }] })
})
