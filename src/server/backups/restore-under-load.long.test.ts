import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { SquadOverHttp } from './testing/squad-over-http.ts'

/** As many as a run of all tests has time for; by hand more. */
const ROUNDS = Number(process.env.RESTORE_ROUNDS ?? 6)
const PATIENCE_MS = 60_000 + ROUNDS * 15_000
const PLAYERS = 60

const folder = temporaryFolder()
let database: TestDatabase
let app: AppProcess
let squad: SquadOverHttp

beforeAll(async () => {
  database = await createTestDatabase()
  app = await AppProcess.start({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  const { cookie = '' } = await signUpOver(app.url, 'Anna')
  squad = new WatchedSquad(app.url, cookie, PLAYERS)
})
afterAll(async () => {
  await app.kill('SIGTERM')
  await database.drop()
  folder.remove()
})

const answers: Record<string, number> = {}
const faults: string[] = []

/** Counts every answer, and keeps what was said with a fault. */
class WatchedSquad extends SquadOverHttp {
  override async call(...[method, path, body, cookie]: Parameters<SquadOverHttp['call']>): Promise<Response> {
    const response = await super.call(method, path, body, cookie)
    answers[response.status] = (answers[response.status] ?? 0) + 1
    if (response.status >= 500) faults.push(`${method} ${path}: ${response.status} ${await response.clone().text()}`)
    return response
  }
}

const setting = (key: string, value: object) =>
  squad.call('POST', '/api/settings', { key, value: JSON.stringify({ ...value, timestamp: Date.now() }) })

/** Each takes other tables, and takes them in another order. */
const SAVERS: Array<(turn: number) => Promise<unknown>> = [
  (turn) => squad.nameEverybody(`Zapis ${turn}`),
  (turn) => setting('lineup_positions_global', { opponentId: 1, isHome: turn % 2 === 0 }),
  (turn) => setting('result_settings_global', { resultHomeScore: turn % 9, resultAwayScore: 1, isHalfTime: false }),
  (turn) => squad.call('PUT', '/api/states/szkic', { data: { turn } }),
  (turn) =>
    squad.call('POST', '/api/public/push/register', { token: `token-${turn % 40}`, deviceId: `telefon-${turn % 7}` }),
  () => squad.call('POST', '/api/login', { username: 'Anna', password: 'sekret-123' }, ''),
]

it(`six savers go on through ${ROUNDS} restores, and nobody is told of a fault`, { timeout: PATIENCE_MS }, async () => {
  await squad.call('POST', '/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  await squad.nameEverybody('Stary')
  const { name } = (await (await squad.call('POST', '/api/backups', {})).json()) as Backup

  const isOver = new AbortController()
  const torn: string[][] = []
  const untilOver = async (step: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver.signal.aborted; turn++) await step(turn)
  }
  const look = async () => {
    const names = await squad.names()
    if (names.length !== 1) torn.push(names)
  }
  const busy = Promise.all([...SAVERS, look].map(untilOver))
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    statuses.push((await squad.call('POST', `/api/backups/${name}/restore`)).status)
    await look()
  }
  isOver.abort()
  await busy

  expect(faults).toEqual([])
  expect(statuses).toEqual(Array.from({ length: ROUNDS }, () => 200))
  expect(torn).toEqual([])
  expect(answers[200]).toBeGreaterThan(ROUNDS * SAVERS.length)
})
