import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { readChoices } from './gallery-choices.ts'
import { readGallery } from './gallery-page.ts'
import type { GalleryQuery } from './gallery-query.ts'

const ZONE = 'Europe/Warsaw'
const MATCHES = 2_000
const GRAPHICS = 20_000
const POSTS = 2_000
const LIMIT = 40
/** A page's own rows, and what lies beside them. All graphics are ten times as many. */
const BLOCKS_MAX = 450

let database: TestDatabase
let asked: Array<{ sql: string; parameters: readonly unknown[] }> = []
let pool: pg.Pool
let db: Kysely<Database>
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  })
  await sql`insert into opponents (name) select 'Rywal ' || n from generate_series(1, 40) as n`.execute(db)
  await sql`insert into players (first_name, last_name, number)
    select 'Jan', 'Kos ' || n, n from generate_series(1, 200) as n`.execute(db)
  await sql`insert into teams (name, position) values ('Juniorzy', 1)`.execute(db)
  await sql`insert into matches (team_id, opponent_id, opponent_name, is_home, date)
    select 1 + n % 2, 1 + n % 40, 'Rywal', true, '2026-05-01'::timestamptz - n * interval '7 days 7 hours'
    from generate_series(1, ${MATCHES}::int) as n`.execute(db)
  // One kind is rare, and only in the oldest matches; the rest in turn, in an order that is nobody's.
  await sql`insert into match_graphics (match_id, type, url, player_id, event_id, caption, created_at)
    select 1 + (n * 7919) % ${MATCHES}::int, (array['lineup', 'goal', 'result'])[1 + n % 3], '/files/' || n,
      case n % 3 when 1 then 1 + n % 200 end, case n % 3 when 1 then 'e' || n end, repeat('opis ', 40),
      '2026-05-01'::timestamptz - n * interval '1 hour'
    from generate_series(1, ${GRAPHICS - 3}::int) as n`.execute(db)
  await sql`insert into match_graphics (match_id, type, url)
    select ${MATCHES}::int - n, 'opponent-goal', '/files/rare' || n from generate_series(1, 3) as n`.execute(db)
  await sql`insert into match_graphics (match_id, type, url, created_at)
    select null, 'post', '/files/post' || n, '2026-05-01'::timestamptz - n * interval '5 days'
    from generate_series(1, ${POSTS}::int) as n`.execute(db)
  await sql`vacuum analyze matches, match_graphics, players, opponents`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const PAGES: Array<[string, Partial<GalleryQuery>, number]> = [
  ['the first page', {}, LIMIT],
  ['a late page', { before: 19_000 }, LIMIT],
  ['a season', { season: 2025 }, LIMIT],
  ['an old season', { season: 1990 }, LIMIT],
  ['a frequent kind', { kind: 'result' }, LIMIT],
  ['a rare kind', { kind: 'opponent-goal' }, 3],
  ['a player', { player: 4 }, 33],
  ['an opponent', { opponent: 7 }, LIMIT],
  ['a team', { team: 2 }, LIMIT],
  ['a kind in an old season', { kind: 'goal', season: 1992 }, LIMIT],
  ['a late page of an opponent', { before: 19_000, opponent: 7 }, LIMIT],
  ['those of no match', { match: 'none' }, LIMIT],
  ['a late page of those', { match: 'none', before: 21_500 }, LIMIT],
  ['a late page behind one of no match', { before: 21_500 }, LIMIT],
  ['a stranger', { player: 999 }, 0],
]

it.each(PAGES)('%s of 20,000 graphics is one query, and reads little more than it shows', async (_, page, count) => {
  asked = []
  expect(await readGallery(db, { limit: LIMIT, ...page }, ZONE)).toHaveLength(count)
  expect(asked).toHaveLength(1)
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${asked[0]?.sql}`, [
    ...(asked[0]?.parameters ?? []),
  ])
  const plan = JSON.stringify(rows[0]['QUERY PLAN'])
  expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"match_graphics"/)
  const blocks = [...plan.matchAll(/"Shared (?:Hit|Read) Blocks":(\d+)/g)].map(([, read]) => Number(read))
  expect(Math.max(...blocks), plan).toBeLessThan(BLOCKS_MAX)
})

it('what it can be narrowed to is one query too', async () => {
  asked = []
  const { seasons, players, opponents } = await readChoices(db, ZONE)
  expect(asked).toHaveLength(1)
  expect([seasons[0], players.length, opponents.length]).toEqual([2025, 200, 40])
})
