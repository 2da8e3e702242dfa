import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { drawCrest } from '#server/testing/drawn-pictures.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { STARTER_DRAWING } from './starter-backgrounds.ts'
import { putInStarterTemplates, redrawOldStarters, redrawStarterTemplates } from './starter-templates.ts'

let database: TestDatabase
let db: Db
let files: FileStore
const folder = mkdtempSync(join(tmpdir(), 'jedenastka-starter-'))

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, () => {})
  files = await openDiskStore(folder)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const templates = () => db.selectFrom('templates').selectAll().orderBy('id').execute()

describe('starter templates', () => {
  it('come once, also when two instances start together: three families of four types, one the default', async () => {
    await Promise.all([putInStarterTemplates({ db, files }), putInStarterTemplates({ db, files })])
    const rows = await templates()
    expect(rows).toHaveLength(12)
    expect(new Set(rows.map((row) => `${row.look} ${row.type}`)).size).toBe(12)
    expect(rows.filter((row) => row.is_default).map((row) => row.look)).toEqual(Array(4).fill('broadcast'))
    expect(rows[0]?.name).toBe('Transmisja: skład meczowy')
  })

  it('have a real background of the right size each, no two alike', async () => {
    const rows = await templates()
    expect(new Set(rows.map((row) => row.background)).size).toBe(12)
    const name = rows[0]?.background.slice('/files/'.length) ?? ''
    const bytes = await sharp(join(folder, name.slice(0, 2), name)).metadata()
    expect(bytes).toMatchObject({ format: 'webp', width: 1200, height: 1500 })
  })

  it("follow the club's crest, except where the club put in a background of its own", async () => {
    const before = await templates()
    await db.updateTable('templates').set({ is_starter: false }).where('id', '=', 1).execute()
    const crest = await files.put(await drawCrest({ primary: '#b3151f', accent: '#ffffff' }, 'X').encode('png'), 'png')
    await db
      .insertInto('settings')
      .values({ key: 'clubLogo', value: `/files/${crest}` })
      .execute()
    await redrawStarterTemplates({ db, files })
    const after = await templates()
    expect(after[0]?.background).toBe(before[0]?.background)
    for (const index of [1, 5, 11]) expect(after[index]?.background).not.toBe(before[index]?.background)
  })

  it('of an earlier version are drawn anew, once, and only where the background is still ours', async () => {
    await db.updateTable('templates').set({ drawing: 1, background: '/files/old.webp' }).execute()
    await redrawOldStarters({ db, files })
    const after = await templates()
    expect(after[0]).toMatchObject({ is_starter: false, background: '/files/old.webp' })
    for (const row of after.slice(1)) {
      expect(row.background).not.toBe('/files/old.webp')
      expect(row.drawing).toBe(STARTER_DRAWING)
    }
    await db.updateTable('templates').set({ background: '/files/kept.webp' }).where('id', '=', 2).execute()
    await redrawOldStarters({ db, files })
    expect((await templates())[1]?.background).toBe('/files/kept.webp')
  })

  it('do not come back after the club deleted them', async () => {
    await db.deleteFrom('templates').execute()
    await putInStarterTemplates({ db, files })
    expect(await templates()).toEqual([])
  })
})
