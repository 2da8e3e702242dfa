import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { withoutStarters } from '#server/testing/without-starters.ts'

const KILLS = 2
const SAVES_BEFORE_A_KILL = 12

let database: TestDatabase
let db: Db
const folder = temporaryFolder()

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, () => {})
  await withoutStarters(db)
  await sql`insert into opponents (name, logo) values ('Tur', '/files/x.png')`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  folder.remove()
})

const goal = (number: number) => ({ id: `g${number}`, isOpponent: false, minute: "1'", playerId: null, score: '' })
const goals = (count: number) => Array.from({ length: count }, (_, number) => goal(number))

const save = (url: string, headers: Record<string, string>, key: string, value: object): Promise<Response> =>
  fetch(`${url}/api/settings`, { method: 'POST', headers, body: JSON.stringify({ key, value: JSON.stringify(value) }) })

async function storedGoals(): Promise<string[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'result_settings_global')
    .executeTakeFirst()
  const { scorers = [] } = JSON.parse(row?.value ?? '{}') as { scorers?: Array<{ id: string }> }
  return scorers.map(({ id }) => id)
}

const told = async (): Promise<string[]> =>
  (await db.selectFrom('push_outbox').select('subject').where('kind', '=', 'goal').orderBy('id').execute()).map(
    ({ subject }) => subject,
  )

/** Goal upon goal; the app is killed while saves are on their way. */
async function scoreUntilKilled(app: AppProcess, headers: Record<string, string>, from: number): Promise<void> {
  for (let count = from + 1; count <= from + SAVES_BEFORE_A_KILL; count++) {
    const value = { resultHomeScore: count, resultAwayScore: 0, scorers: goals(count) }
    // The last one may have been acknowledged or not; both are allowed, a half of it is not.
    const saving = save(app.url, headers, 'result_settings_global', value).catch(() => undefined)
    if (count === from + SAVES_BEFORE_A_KILL) await app.kill('SIGKILL')
    await saving
  }
}

it('holds exactly one event for each goal that is stored, however often the app is killed in the middle', async () => {
  const env = { DATA_DIR: folder.path, DATABASE_URL: database.url }
  let app = await AppProcess.start(env)
  const headers = await signUpOver(app.url, 'Anna')
  await save(app.url, headers, 'lineup_positions_global', { opponentId: 1, matchDate: '2026-05-16' })
  await save(app.url, headers, 'lineup_settings_global', { matchTimeState: 'firstHalf', matchTimerActive: true })
  for (let kill = 0; kill < KILLS; kill++) {
    await scoreUntilKilled(app, headers, (await storedGoals()).length)
    const stored = await storedGoals()
    expect(stored.length).toBeGreaterThanOrEqual((kill + 1) * (SAVES_BEFORE_A_KILL - 1))
    expect(await told()).toEqual(stored)
    app = await AppProcess.start(env)
  }
  await app.kill('SIGTERM')
})
