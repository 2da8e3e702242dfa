import { createWriteStream } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileUrl } from '#server/storage/file-store.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { openBackupFolder } from './backup-folder.ts'
import { openBackups } from './backups.ts'
import { clubContents, fileContents } from './testing/club-contents.ts'
import { randomPng } from './testing/picture-bytes.ts'
import { repack } from './testing/repack.ts'

let club: TestClub
let pictures: string[]
beforeAll(async () => {
  club = await openTestClub()
  await club.signUp('Anna')
})
afterAll(() => club.close())

beforeEach(async () => {
  await club.db.deleteFrom('graphics').execute()
  pictures = []
  for (let index = 0; index < 3; index++) {
    const name = await club.files.put(randomPng(2000), 'png')
    await club.db
      .insertInto('graphics')
      .values({ url: fileUrl(name), type: 'goal' })
      .execute()
    pictures.push(name)
  }
})

const pathOf = (picture = '') => join(club.dataDir, 'files', picture.slice(0, 2), picture)
const create = () => club.backups.create({ kind: 'manual', comment: null })

describe('pictures', () => {
  it('that are gone or damaged stop no backup, are counted, and never come back as something else', async () => {
    const [gone, damaged, whole] = pictures
    await rm(pathOf(gone))
    await writeFile(pathOf(damaged), 'rotten')
    const { name, counts, missingPictures } = await create()
    expect([counts.pictures, missingPictures]).toEqual([1, 2])
    await rm(join(club.dataDir, 'files'), { recursive: true })
    await club.backups.restore(name)
    expect(Object.keys(await fileContents(club.files))).toEqual([whole])
  })

  it('that were damaged since the backup are mended by its restore', async () => {
    const { name } = await create()
    const before = await fileContents(club.files)
    await writeFile(pathOf(pictures[0]), 'rotten')
    expect(await fileContents(club.files)).not.toEqual(before)
    await club.backups.restore(name)
    expect(await fileContents(club.files)).toEqual(before)
  })
})

describe('a disk that is full', () => {
  /** Takes some bytes and then says what a full disk says. */
  const fullShelf = async () => ({
    ...(await openBackupFolder(join(club.dataDir, 'backups'))),
    put: (_name: string, archive: AsyncIterable<Buffer>) => pipeline(archive, createWriteStream('/dev/full')),
  })

  it('fails the backup in words for the page, and the status repeats them', async () => {
    const backups = openBackups({ db: club.db, files: club.files, appVersion: 'test' }, await fullShelf())
    const failed = backups.create({ kind: 'manual', comment: null })
    await expect(failed).rejects.toMatchObject({ status: 503, message: expect.stringContaining('zabrakło miejsca') })
    const { lastFailure, running } = await club.backups.status()
    expect(running).toBeNull()
    expect(lastFailure).toMatchObject({ task: 'backup', message: expect.stringContaining('zabrakło miejsca') })
    await create()
    expect((await club.backups.status()).lastFailure).toBeNull()
  })

  it('stops a restore before it has touched anything', async () => {
    const { name } = await create()
    await sql`update graphics set type = 'result'`.execute(club.db)
    const backups = openBackups({ db: club.db, files: club.files, appVersion: 'test' }, await fullShelf())
    await expect(backups.restore(name)).rejects.toMatchObject({ status: 503 })
    const { rows } = await sql`select distinct type from graphics`.execute(club.db)
    expect(rows).toEqual([{ type: 'result' }])
  })
})

it('of a restore that fails at the data no restore point stays', async () => {
  const { name } = await create()
  await repack(join(club.dataDir, 'backups', `${name}.zip`), {
    rows: (row, table) => (table === 'graphics' ? { ...row, url: '/files/twice' } : row),
  })
  const before = await clubContents(club)
  const kept = (await club.backups.list()).map((backup) => backup.name)
  await expect(club.backups.restore(name)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('niespójne'),
  })
  expect((await club.backups.list()).map((backup) => backup.name)).toEqual(kept)
  expect(await clubContents(club)).toEqual(before)
})

it('a fault that only the log can explain is told without its inside', async () => {
  await sql`alter table graphics rename to graphics_away`.execute(club.db)
  await expect(create()).rejects.toThrow('graphics')
  await sql`alter table graphics_away rename to graphics`.execute(club.db)
  const { lastFailure } = await club.backups.status()
  expect(lastFailure?.message).toBe('Nieoczekiwany błąd. Szczegóły są w dzienniku serwera')
  expect((await readdir(join(club.dataDir, 'backups'))).filter((file) => file.endsWith('.part'))).toEqual([])
})
