import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORMAT_NAMES, FORMATS } from '#graphic/formats.ts'
import { kindDesign } from '#graphic/kinds/designs.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { clubIdentity } from '#server/club-identity.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { STARTER_DRAWING } from '#server/db/starter-drawing.ts'
import { drawBackground } from '#server/rendering/draw-background.ts'
import { renderStored } from '#server/rendering/render-stored.ts'
import { openRenderers } from '#server/rendering/renderers.ts'
import type { Studio } from '#server/rendering/studio.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { drawCrest } from '#server/testing/drawn-pictures.ts'
import { studioInWords } from '#server/testing/studio-in-words.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { drawBackgrounds } from './starter-backgrounds.ts'
import {
  putInStarterTemplates,
  redrawOldStarters,
  redrawStarterTemplates,
  type StarterMeans,
} from './starter-templates.ts'

let database: TestDatabase
let db: Db
let files: FileStore
let means: StarterMeans
const folder = mkdtempSync(join(tmpdir(), 'jedenastka-starter-'))

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, () => {})
  files = await openDiskStore(folder)
  means = { db, files, renderers: openRenderers(studioInWords(files)) }
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  rmSync(folder, { recursive: true })
})

async function sizeOf(url = '') {
  const name = url.slice('/files/'.length)
  const { format, width, height } = await sharp(join(folder, name.slice(0, 2), name)).metadata()
  expect(format).toBe('webp')
  return { width, height }
}

const templates = () => db.selectFrom('templates').selectAll().orderBy('id').execute()

const ALL = KIND_NAMES.length * LOOK_NAMES.length

describe('starter templates', () => {
  it('come once, also when two instances start together: a family of every look, each kind in it, one the default', async () => {
    await Promise.all([putInStarterTemplates(means), putInStarterTemplates(means)])
    const rows = await templates()
    expect(rows).toHaveLength(ALL)
    expect(new Set(rows.map((row) => `${row.look} ${row.type}`)).size).toBe(ALL)
    expect(rows.filter((row) => row.is_default).map((row) => row.look)).toEqual(KIND_NAMES.map(() => 'broadcast'))
    expect(rows.map(({ name }) => name)).toContain('Transmisja: skład meczowy')
  })

  it('have a background for each look and ground, no two alike', async () => {
    const grounds = new Set(KIND_NAMES.map((kind) => JSON.stringify(kindDesign(kind).ground)))
    expect(grounds.size).toBe(4)
    // Those that a photograph leads have one each, and one for what is no feast of the club's.
    const [drawn, led] = [3 * grounds.size, 2 * 2]
    expect(new Set((await templates()).map((row) => row.background)).size).toBe(drawn + led)
  })

  it.each(FORMAT_NAMES)('are really drawn in the format %s', async (format) => {
    const design = { look: 'broadcast', type: 'goal' } as const
    const really = { ...studioInWords(files), background: drawBackground(files, renderStored(files)) }
    const drawn = await drawBackgrounds(openRenderers(really), design, await clubIdentity(means), [format])
    const { width, height } = FORMATS[format]
    expect(await sizeOf(drawn[format])).toEqual({ width, height })
  })

  it('have one for every other format soon after', async () => {
    expect((await templates()).map(({ backgrounds, drawing }) => ({ backgrounds, drawing }))).toEqual(
      Array(ALL).fill({ backgrounds: {}, drawing: 0 }),
    )
    const before = await templates()
    await redrawOldStarters(means)
    const rows = await templates()
    expect(rows.map(({ background }) => background)).toEqual(before.map(({ background }) => background))
    for (const { backgrounds, drawing } of rows) {
      expect([Object.keys(backgrounds).sort(), drawing]).toEqual([['landscape', 'square', 'story'], STARTER_DRAWING])
    }
  })

  it("follow the club's crest, except where the club put in a background of its own", async () => {
    const before = await templates()
    await db.updateTable('templates').set({ is_starter: false }).where('id', '=', 1).execute()
    const crest = await files.put(await drawCrest({ primary: '#b3151f', accent: '#ffffff' }, 'X').encode('png'), 'png')
    await db
      .insertInto('settings')
      .values({ key: 'clubLogo', value: `/files/${crest}` })
      .execute()
    await redrawStarterTemplates(means)
    const after = await templates()
    expect(after[0]).toMatchObject({ background: before[0]?.background, backgrounds: before[0]?.backgrounds })
    for (const index of [1, 17, ALL - 1]) {
      expect(after[index]?.background).not.toBe(before[index]?.background)
      expect(after[index]?.backgrounds.story).not.toBe(before[index]?.backgrounds.story)
    }
  })

  it('keep what a newer crest has drawn when a drawing begun before it ends', async () => {
    const put = async (primary: string) => {
      const crest = await drawCrest({ primary, accent: '#ffffff' }, 'X').encode('png')
      const value = `/files/${await files.put(crest, 'png')}`
      await db.updateTable('settings').set({ value }).where('key', '=', 'clubLogo').execute()
    }
    const studio = studioInWords(files)
    let isOvertaken = false
    const slow: Studio = {
      ...studio,
      background: async (...order) => {
        if (!isOvertaken) {
          isOvertaken = true
          await put('#1b3fae')
          await redrawStarterTemplates(means)
        }
        return studio.background(...order)
      },
    }
    await put('#0a7a3c')
    await db.updateTable('templates').set({ drawing: 1 }).execute()
    await redrawOldStarters({ ...means, renderers: openRenderers(slow) })
    const ended = await templates()
    await redrawStarterTemplates(means)
    expect(isOvertaken).toBe(true)
    expect(ended).toEqual(await templates())
  })

  it('of an earlier version are drawn anew, once, and only where the background is still ours', async () => {
    await db.updateTable('templates').set({ drawing: 1, background: '/files/old.webp' }).execute()
    await redrawOldStarters(means)
    const after = await templates()
    expect(after[0]).toMatchObject({ is_starter: false, background: '/files/old.webp' })
    for (const row of after.slice(1)) {
      expect(row.background).not.toBe('/files/old.webp')
      expect(row.drawing).toBe(STARTER_DRAWING)
    }
    await db.updateTable('templates').set({ background: '/files/kept.webp' }).where('id', '=', 2).execute()
    await redrawOldStarters(means)
    expect((await templates())[1]?.background).toBe('/files/kept.webp')
  })

  it('do not come back after the club deleted them', async () => {
    await db.deleteFrom('templates').execute()
    await putInStarterTemplates(means)
    expect(await templates()).toEqual([])
  })

  it('of a kind that is new to the club come all the same, once', async () => {
    await db.deleteFrom('starter_kinds').where('kind', '=', 'goal').execute()
    await Promise.all([putInStarterTemplates(means), putInStarterTemplates(means)])
    const told = (await templates()).map(({ name, type, is_default }) => ({ name, type, is_default }))
    expect(told).toEqual([
      { name: 'Transmisja: gol', type: 'goal', is_default: true },
      { name: 'Plakat: gol', type: 'goal', is_default: false },
      { name: 'Klasyka: gol', type: 'goal', is_default: false },
      { name: 'Okładka: gol', type: 'goal', is_default: false },
      { name: 'Sylwetka: gol', type: 'goal', is_default: false },
    ])
  })

  it('of a new kind leave the default to a template that the club has already', async () => {
    await db.deleteFrom('templates').where('look', '!=', 'broadcast').execute()
    await db.deleteFrom('starter_kinds').where('kind', '=', 'goal').execute()
    await putInStarterTemplates(means)
    expect((await templates()).map((row) => row.is_default)).toEqual([true, false, false, false, false, false])
  })
})
