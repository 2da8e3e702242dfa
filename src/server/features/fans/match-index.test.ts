import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import type { Database } from '#server/db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { listMatches, type MatchPage } from './match-repository.ts'

const MATCHES = 20_000
/** The index alone is larger. */
const BLOCKS_MAX = 70

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
  await sql`insert into opponents (name, logo) values ('Tur Ełk', 'x')`.execute(db)
  await sql`insert into matches (team_id, opponent_id, opponent_name, is_home, date)
    select 1, 1, 'Tur Ełk', true, now() - n * interval '7 hours' from generate_series(1, ${MATCHES}::int) as n`.execute(
    db,
  )
  await sql`insert into public_matches (match_id, status) select id, 'finished' from matches`.execute(db)
  await sql`analyze matches, public_matches`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const PAGES: Array<[string, Omit<MatchPage, 'limit' | 'teamId'>]> = [
  ['the first page', {}],
  ['a season', { from: daysAgo(1000), until: daysAgo(635) }],
  ['a few days', { from: daysAgo(4), until: daysAgo(1) }],
  ['a late page', { before: { date: daysAgo(5000), id: 17_000 } }],
  ['a late page of a span', { before: { date: daysAgo(5000), id: 17_000 }, until: daysAgo(-1) }],
]

it.each(PAGES)('%s of a long history is read by its index, and no more than it shows', async (_name, page) => {
  asked = []
  expect(await listMatches(db, { teamId: 1, limit: 10, ...page }, Date.now())).toHaveLength(10)
  const [query] = asked
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${query?.sql}`, [
    ...(query?.parameters ?? []),
  ])
  const plan = JSON.stringify(rows[0]['QUERY PLAN'])
  expect(plan).toContain('matches_by_date')
  expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(public_)?matches"/)
  const blocks = [...plan.matchAll(/"Shared (?:Hit|Read) Blocks":(\d+)/g)].map(([, count]) => Number(count))
  expect(Math.max(...blocks)).toBeLessThan(BLOCKS_MAX)
  const read = [...plan.matchAll(/"Actual Rows":(\d+)/g)].map(([, count]) => Number(count))
  expect(Math.max(...read)).toBeLessThanOrEqual(20)
})
