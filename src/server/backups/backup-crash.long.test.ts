import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Backup, BackupStatus } from '#contract/backup.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { handToApp } from '#server/testing/hand-to-app.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { openArchive } from './read-archive.ts'
import { fileContents } from './testing/club-contents.ts'
import { randomPng } from './testing/picture-bytes.ts'
import { SquadOverHttp } from './testing/squad-over-http.ts'

/** As many as a run of all tests has time for; by hand more. */
const KILLS = Number(process.env.BACKUP_KILLS ?? 6)
const SEED = inject('propertySeed')
const PATIENCE_MS = 30_000 + KILLS * 20_000
const PLAYERS = 150
const PICTURES = 200

const folder = temporaryFolder()
let database: TestDatabase
let db: Db
let files: FileStore
let app: AppProcess
let squad: SquadOverHttp
let pictures: string[]

const start = () => AppProcess.start({ DATA_DIR: folder.path, DATABASE_URL: database.url })

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, () => {})
  app = await start()
  const { cookie = '' } = await signUpOver(app.url, 'Anna')
  squad = new SquadOverHttp(app.url, cookie, PLAYERS)
  files = await openDiskStore(join(folder.path, 'files'))
  pictures = await Promise.all(Array.from({ length: PICTURES }, () => files.put(randomPng(50_000), 'png')))
  handToApp(folder.path)
})
afterAll(async () => {
  await app.kill('SIGTERM')
  await db.destroy()
  await database.drop()
  folder.remove()
})

const call = (path: string, method = 'GET') => squad.call(method, path)
const read = <T>(path: string) => squad.read<T>(path)

async function nameEverybody(lastName: string): Promise<void> {
  expect((await squad.nameEverybody(lastName)).status).toBe(200)
}

async function showPictures(): Promise<void> {
  const rows = pictures.map((name) => ({ url: fileUrl(name), type: 'goal' as const }))
  await db
    .insertInto('graphics')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function losePictures(): Promise<void> {
  await db.deleteFrom('graphics').execute()
  for (const name of pictures) await rm(join(folder.path, 'files', name.slice(0, 2), name), { force: true })
}

/** Players and graphics change together, and pictures come before the rows that name them. */
async function expectWhollyOldOrNew(): Promise<void> {
  const shown = await db.selectFrom('graphics').select('url').execute()
  const [before, after] = [
    [['Nowy'], 0],
    [['Stary'], PICTURES],
  ]
  expect([before, after]).toContainEqual([await squad.names(), shown.length])
  if (shown.length === 0) return
  const contents = await fileContents(files)
  for (const name of pictures) expect(contents[name]).toBe(name.slice(0, 64))
}

/** True: it was cut off. */
async function killDuring(path: string, ms: number): Promise<boolean> {
  const answer = call(path, 'POST').then(
    ({ ok }) => !ok,
    () => true,
  )
  await new Promise((resolve) => setTimeout(resolve, ms))
  await app.kill('SIGKILL')
  const wasCutOff = await answer
  app = await start()
  squad.url = app.url
  return wasCutOff
}

async function expectNoBrokenBackup(): Promise<void> {
  const inFolder = await readdir(join(folder.path, 'backups'))
  expect(inFolder.filter((file) => !file.endsWith('.zip'))).toEqual([])
  const listed = await read<Backup[]>('/api/backups')
  expect(listed.map(({ name }) => `${name}.zip`).sort()).toEqual(inFolder.sort())
  for (const { name } of listed) {
    const archive = await openArchive(join(folder.path, 'backups', `${name}.zip`))
    await archive.check(() => {}).finally(archive.close)
  }
}

/** Though nobody was left to record it: a backup that is there was made, anything else was cut off. */
async function expectTruthTold(): Promise<void> {
  const unfinished = await db.selectFrom('backup_runs').selectAll().where('ended_at', 'is', null).executeTakeFirst()
  const { running, lastFailure } = await read<BackupStatus>('/api/backups/status')
  expect(running).toBeNull()
  if (!unfinished) return
  const listed = (await read<Backup[]>('/api/backups')).map(({ name }) => name)
  const isMade = unfinished.task === 'backup' && listed.includes(unfinished.backup_name ?? '')
  expect(lastFailure?.message ?? null).toEqual(isMade ? null : expect.stringContaining('Przerwane'))
}

async function deleteAllBut(kept: string): Promise<void> {
  for (const { name } of await read<Backup[]>('/api/backups')) {
    if (name !== kept) await call(`/api/backups/${name}`, 'DELETE')
  }
}

/** One in each stretch of the time that the whole takes here, at a random place in it. */
function moments(span: number): number[] {
  const places = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed: SEED, numRuns: KILLS })
  return places.map((place, index) => Math.round((span * (index + place)) / KILLS))
}

async function timed(path: string, status: number): Promise<{ span: number; answer: Backup }> {
  const since = performance.now()
  const response = await call(path, 'POST')
  const span = performance.now() - since
  expect(response.status).toBe(status)
  return { span, answer: (await response.json()) as Backup }
}

describe(`killed ${KILLS} times in the middle`, () => {
  it('of a backup, the app leaves whole backups only', { timeout: PATIENCE_MS }, async () => {
    await nameEverybody('Stary')
    await showPictures()
    const { span, answer } = await timed('/api/backups', 201)
    let cutOff = 0
    for (const ms of moments(span)) {
      if (await killDuring('/api/backups', ms)) cutOff++
      await expectTruthTold()
      await expectNoBrokenBackup()
      await deleteAllBut(answer.name)
    }
    expect(cutOff).toBeGreaterThan(0)
    expect((await call('/api/backups', 'POST')).status).toBe(201)
  })

  it('of a restore, the data is wholly old or wholly new', { timeout: PATIENCE_MS }, async () => {
    await nameEverybody('Stary')
    await showPictures()
    const { name } = (await timed('/api/backups', 201)).answer
    await nameEverybody('Nowy')
    await losePictures()
    const { span } = await timed(`/api/backups/${name}/restore`, 200)
    expect(await squad.names()).toEqual(['Stary'])
    let cutOff = 0
    for (const ms of moments(span)) {
      await nameEverybody('Nowy')
      await losePictures()
      if (await killDuring(`/api/backups/${name}/restore`, ms)) cutOff++
      await expectWhollyOldOrNew()
      await expectTruthTold()
      await expectNoBrokenBackup()
      await deleteAllBut(name)
    }
    expect(cutOff).toBeGreaterThan(0)
  })
})
