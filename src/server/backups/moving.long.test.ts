import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { afterEach, expect, inject, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { clubContents } from './testing/club-contents.ts'
import { withClubData } from './testing/club-data.ts'
import { addRandomPictures, fillWithRandomRows } from './testing/random-club.ts'

const SEED = inject('propertySeed')

const undo: Array<() => unknown> = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function newFolder(): string {
  const folder = temporaryFolder()
  undo.push(folder.remove)
  return folder.path
}

interface Place {
  dataDir: string
  databaseUrl: string | null
  url: string
  cookie: string
}

/** An app as a club runs it, with an admin of its own. */
async function openPlace(databaseUrl: string | null): Promise<Place> {
  const dataDir = newFolder()
  const app = await AppProcess.startAtRest({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })
  undo.push(() => app.kill('SIGTERM'))
  const { cookie = '' } = await signUpOver(app.url, 'Anna')
  return { dataDir, databaseUrl, url: app.url, cookie }
}

const contentsOf = ({ dataDir, databaseUrl }: Place) => withClubData(dataDir, databaseUrl, clubContents)

async function signIn({ url }: Place): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'Anna', password: 'sekret-123' })
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function takeBackup({ url, cookie }: Place): Promise<string> {
  const made = await fetch(`${url}/api/backups`, { method: 'POST', headers: { cookie } })
  expect(made.status).toBe(201)
  const { name } = (await made.json()) as Backup
  const download = await fetch(`${url}/api/backups/${name}/download`, { headers: { cookie } })
  const file = join(newFolder(), 'kopia.zip')
  await pipeline(Readable.fromWeb(download.body as ReadableStream), createWriteStream(file))
  return file
}

async function restoreFile({ url, cookie }: Place, file: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/zip' }
  const body = Readable.toWeb(createReadStream(file)) as unknown as BodyInit
  const upload = await fetch(`${url}/api/backups/upload`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  expect(upload.status).toBe(201)
  const { name } = (await upload.json()) as Backup
  const restored = await fetch(`${url}/api/backups/${name}/restore`, { method: 'POST', headers: { cookie } })
  expect(restored.status, await restored.text()).toBe(200)
}

it(`a club moves from the bundled PostgreSQL to an outside one and back`, async () => {
  const outside = await createTestDatabase()
  undo.push(outside.drop)
  const [home, away, again] = await Promise.all([openPlace(null), openPlace(outside.url), openPlace(null)])
  await withClubData(home.dataDir, null, async ({ db, files }) => {
    await fillWithRandomRows(db, SEED)
    await addRandomPictures(db, files, SEED, 50)
  })
  const before = await contentsOf(home)

  expect(await contentsOf(away)).not.toEqual(before)
  await restoreFile(away, await takeBackup(home))
  expect(await contentsOf(away)).toEqual(before)

  // The accounts are those of the first place now: another Anna with the same password.
  away.cookie = await signIn(away)
  await withClubData(away.dataDir, away.databaseUrl, ({ db, files }) => addRandomPictures(db, files, SEED + 1, 5))
  const moved = await contentsOf(away)
  expect(moved).not.toEqual(before)
  await restoreFile(again, await takeBackup(away))
  expect(await contentsOf(again)).toEqual(moved)
}, 300_000)
