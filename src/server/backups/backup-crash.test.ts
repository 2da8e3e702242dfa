import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import type { Player } from '#contract/player.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { openArchive } from './read-archive.ts'

const PLAYERS = 150
const folder = temporaryFolder()
let database: TestDatabase
let app: AppProcess
let headers: Record<string, string>

const start = () => AppProcess.start({ DATA_DIR: folder.path, DATABASE_URL: database.url })

beforeAll(async () => {
  database = await createTestDatabase()
  app = await start()
  headers = await signUpOver(app.url, 'Anna')
})
afterAll(async () => {
  await app.kill('SIGTERM')
  await database.drop()
  folder.remove()
})

const call = (path: string, method = 'GET', body?: object) => {
  const { 'content-type': type = '', ...rest } = headers
  const init = { method, headers: body ? { ...rest, 'content-type': type } : rest }
  return fetch(`${app.url}${path}`, { ...init, body: body && JSON.stringify(body) })
}
const read = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T

/** Every player is called the same: what is half old and half new shows at once. */
async function nameEverybody(lastName: string): Promise<void> {
  const known = await read<Player[]>('/api/players')
  const players = Array.from({ length: PLAYERS }, (_, index) => ({
    ...(known[index] && { id: known[index].id }),
    firstName: 'Jan',
    lastName,
    number: index + 1,
  }))
  const response = await call('/api/players/import', 'POST', { players })
  expect(response.status).toBe(200)
}

const names = async () => [...new Set((await read<Player[]>('/api/players')).map(({ lastName }) => lastName))]

async function killDuring(work: Promise<unknown>, ms: number): Promise<void> {
  const ended = work.catch(() => 'cut off')
  await new Promise((resolve) => setTimeout(resolve, ms))
  await app.kill('SIGKILL')
  await ended
  app = await start()
}

async function expectNoBrokenBackup(): Promise<void> {
  const inFolder = await readdir(join(folder.path, 'backups'))
  expect(inFolder.filter((file) => !file.endsWith('.zip'))).toEqual([])
  const listed = await read<Backup[]>('/api/backups')
  expect(listed.map(({ name }) => `${name}.zip`).sort()).toEqual(inFolder.sort())
  for (const { name } of listed) {
    const archive = await openArchive(join(folder.path, 'backups', `${name}.zip`))
    await archive.check(() => {})
    archive.close()
  }
}

/** From at once to about as long as the whole takes here. */
const moments = (count: number, span: number) =>
  Array.from({ length: count }, (_, index) => Math.round((span * (index + Math.random())) / count))

describe('killed in the middle', () => {
  it('of a backup, the app leaves whole backups only', { timeout: 180_000 }, async () => {
    await nameEverybody('Stary')
    const since = performance.now()
    expect((await call('/api/backups', 'POST', {})).status).toBe(201)
    const span = (performance.now() - since) * 1.2
    for (const ms of moments(3, span)) {
      await killDuring(call('/api/backups', 'POST', {}), ms)
      await expectNoBrokenBackup()
      expect((await call('/api/backups', 'POST', {})).status).toBe(201)
    }
  })

  it('of a restore, the data is wholly old or wholly new', { timeout: 180_000 }, async () => {
    await nameEverybody('Stary')
    const { name } = (await (await call('/api/backups', 'POST', {})).json()) as Backup
    await nameEverybody('Nowy')
    const since = performance.now()
    expect((await call(`/api/backups/${name}/restore`, 'POST')).status).toBe(200)
    const span = (performance.now() - since) * 1.1
    expect(await names()).toEqual(['Stary'])
    for (const ms of moments(4, span)) {
      await nameEverybody('Nowy')
      await killDuring(call(`/api/backups/${name}/restore`, 'POST'), ms)
      expect([['Stary'], ['Nowy']]).toContainEqual(await names())
      expect(await read<Player[]>('/api/players')).toHaveLength(PLAYERS)
      await expectNoBrokenBackup()
    }
  })
})
