import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TROUBLE_HEADER } from '#contract/error.ts'
import { AppProcess, signUpOver } from './testing/app-process.ts'
import { drawPhoto } from './testing/drawn-uploads.ts'
import { formWith } from './testing/form.ts'
import { openSmallDisk, type SmallDisk } from './testing/small-disk.ts'

const RECOVERY_MS = 30_000
const WRITERS = ['a', 'b', 'c', 'd']
/** More than the tries that a start is given. */
const TRIES_WITHOUT_SPACE = 6

let disk: SmallDisk
let app: AppProcess
let headers: Record<string, string>
const acknowledged = new Map<string, number>()

beforeAll(async () => {
  disk = openSmallDisk()
  app = await AppProcess.start({ DATA_DIR: disk.dataDir })
  headers = await signUpOver(app.url, 'Anna')
})
afterAll(async () => {
  disk.free(app)
  await app.kill('SIGTERM')
  disk.remove()
})

let count = 0

/** Each value is the largest of its key so far; what was acknowledged is remembered. */
async function save(writer: string, padding = 0): Promise<Response> {
  const [key, n] = [`note_${writer}`, ++count]
  const value = JSON.stringify({ n, padding: 'x'.repeat(padding) })
  const response = await fetch(`${app.url}/api/settings`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key, value }),
  })
  if (response.ok) acknowledged.set(key, n)
  return response
}

async function expectKept(): Promise<void> {
  expect(acknowledged.size).toBe(WRITERS.length)
  for (const [key, n] of acknowledged) {
    const stored = (await (await fetch(`${app.url}/api/settings/${key}`, { headers })).json()) as { value: string }
    expect(JSON.parse(stored.value).n, key).toBe(n)
  }
}

/** Every writer's save goes through again, soon enough. */
async function expectRecovery(): Promise<void> {
  disk.free(app)
  const isWell = async () => (await Promise.all(WRITERS.map((writer) => save(writer)))).every(({ ok }) => ok)
  await vi.waitUntil(isWell, { timeout: RECOVERY_MS, interval: 200 })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  await expectKept()
}

async function addPlayer(): Promise<number> {
  const form = formWith({
    playerData: { firstName: 'Jan', lastName: 'Kos', number: 9 },
    playerImage: await drawPhoto(900, 1200),
  })
  const { cookie = '' } = headers
  return (await fetch(`${app.url}/api/players`, { method: 'POST', headers: { cookie }, body: form })).status
}

it('no room for files: pictures are refused, and taken when there is room', async () => {
  for (const writer of WRITERS) expect((await save(writer)).ok).toBe(true)
  disk.fill(app)
  expect(await addPlayer()).toBe(503)
  const ready = await fetch(`${app.url}/readyz`)
  if (disk.isMeasurable) {
    expect([ready.status, await ready.json()]).toEqual([503, { message: 'Na dysku serwera nie ma miejsca' }])
  }
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  await expectRecovery()
  expect(await addPlayer()).toBe(201)
})

it('no room for tables: saves are refused in words, none that was acknowledged is lost', async () => {
  disk.fill(app)
  let refused: Response | undefined
  for (let n = 0; !refused && n < 2_000; n++) {
    const response = await save(WRITERS[n % WRITERS.length] as string, 60_000)
    if (!response.ok) refused = response
  }
  expect([refused?.status, ['disk', 'database']]).toEqual([
    503,
    expect.arrayContaining([refused?.headers.get(TROUBLE_HEADER)]),
  ])
  await expectRecovery()
})

const postmasterLine = (line: number): string =>
  readFileSync(join(disk.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[line] ?? ''

/** Asks for one new piece of the journal after the other until there is no room for it. */
async function exhaustJournal(): Promise<void> {
  const password = readFileSync(join(disk.dataDir, 'postgres-password'), 'utf8').trim()
  const connectionString = `postgresql://jedenastka:${password}@127.0.0.1:${postmasterLine(3)}/postgres`
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  disk.fill(app)
  const switching = async () => {
    for (;;) {
      await client.query("select pg_logical_emit_message(false, 'ballast', 'x')")
      await client.query('select pg_switch_wal()')
    }
  }
  await expect(switching()).rejects.toThrow()
}

it('no room for the journal: PostgreSQL is tried for as long as it takes, and said to be; then all is there again', async () => {
  await exhaustJournal()
  await vi.waitUntil(() => app.output.split('PostgreSQL is tried again').length > TRIES_WITHOUT_SPACE, {
    timeout: 120_000,
    interval: 200,
  })
  const refused = await save('a')
  const trouble = disk.isMeasurable ? 'disk' : 'database'
  expect([refused.status, refused.headers.get(TROUBLE_HEADER)]).toEqual([503, trouble])
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
  await expectRecovery()
  expect(app.output).toContain('PostgreSQL runs again')
}, 240_000)
