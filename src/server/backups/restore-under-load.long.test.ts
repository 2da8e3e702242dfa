import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import type { Player } from '#contract/player.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'

/** As many as a run of all tests has time for; by hand more. */
const ROUNDS = Number(process.env.RESTORE_ROUNDS ?? 6)
const PATIENCE_MS = 60_000 + ROUNDS * 15_000
const PLAYERS = 60

const folder = temporaryFolder()
let database: TestDatabase
let app: AppProcess
let headers: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  app = await AppProcess.start({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  headers = await signUpOver(app.url, 'Anna')
})
afterAll(async () => {
  await app.kill('SIGTERM')
  await database.drop()
  folder.remove()
})

const answers: Record<string, number> = {}
const faults: string[] = []

async function call(method: string, path: string, body?: object, cookie = headers.cookie ?? ''): Promise<Response> {
  const init = { method, headers: { cookie, ...(body && { 'content-type': 'application/json' }) } }
  const response = await fetch(`${app.url}${path}`, { ...init, body: body && JSON.stringify(body) })
  answers[response.status] = (answers[response.status] ?? 0) + 1
  if (response.status >= 500) faults.push(`${method} ${path}: ${response.status} ${await response.clone().text()}`)
  return response
}

const players = async () => (await (await call('GET', '/api/players')).json()) as Player[]

/** All in one save: what is half old and half new shows as two names. */
async function nameEverybody(lastName: string): Promise<void> {
  const known = await players()
  const renamed = Array.from({ length: PLAYERS }, (_, index) => ({
    ...(known[index] && { id: known[index].id }),
    firstName: 'Jan',
    lastName,
    number: index + 1,
  }))
  await call('POST', '/api/players/import', { players: renamed })
}

const setting = (key: string, value: object) =>
  call('POST', '/api/settings', { key, value: JSON.stringify({ ...value, timestamp: Date.now() }) })

/** Each takes other tables, and takes them in another order. */
const SAVERS: Array<(turn: number) => Promise<unknown>> = [
  (turn) => nameEverybody(`Zapis ${turn}`),
  (turn) => setting('lineup_positions_global', { opponentId: 1, isHome: turn % 2 === 0 }),
  (turn) => setting('result_settings_global', { resultHomeScore: turn % 9, resultAwayScore: 1, isHalfTime: false }),
  (turn) => call('PUT', '/api/states/szkic', { data: { turn } }),
  (turn) => call('POST', '/api/public/push/register', { token: `token-${turn % 40}`, deviceId: `telefon-${turn % 7}` }),
  () => call('POST', '/api/login', { username: 'Anna', password: 'sekret-123' }, ''),
]

const namesOf = (squad: readonly Player[]) => [...new Set(squad.map(({ lastName }) => lastName))]

it(`six savers go on through ${ROUNDS} restores, and nobody is told of a fault`, { timeout: PATIENCE_MS }, async () => {
  await call('POST', '/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  await nameEverybody('Stary')
  const { name } = (await (await call('POST', '/api/backups', {})).json()) as Backup

  const isOver = new AbortController()
  const torn: string[][] = []
  const untilOver = async (step: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver.signal.aborted; turn++) await step(turn)
  }
  const look = async () => {
    const squad = await players()
    if (namesOf(squad).length !== 1 || squad.length !== PLAYERS) torn.push([...namesOf(squad), String(squad.length)])
  }
  const busy = Promise.all([...SAVERS, look].map(untilOver))
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    statuses.push((await call('POST', `/api/backups/${name}/restore`)).status)
    await look()
  }
  isOver.abort()
  await busy

  expect(faults).toEqual([])
  expect(statuses).toEqual(Array.from({ length: ROUNDS }, () => 200))
  expect(torn).toEqual([])
  expect(answers[200]).toBeGreaterThan(ROUNDS * SAVERS.length)
})
