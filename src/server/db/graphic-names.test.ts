import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import type { Tx } from '#server/db/client.ts'
import { migratedFrom } from '#server/testing/migrated-from.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { fillGraphicNames } from './graphic-names.ts'

const BEFORE = '0015-teams'

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

const FILLED = [
  `insert into templates (name, type, background, elements) values ('Nasz', 'goal', '/files/a.png', '[{"id": "x"}]')`,
  `insert into graphics (url, type) values ('/files/b.png', 'result')`,
  `insert into opponents (name) values ('Tur Ełk')`,
  'insert into matches (team_id, opponent_id, is_home) values (1, 1, true)',
  `insert into match_graphics (match_id, type, url) values (1, 'lineup', '/files/c.png')`,
]

const migrated = <T>(read: (tx: Tx) => Promise<T>): Promise<T> =>
  migratedFrom(
    club.db,
    BEFORE,
    async (tx) => {
      for (const statement of FILLED) await sql.raw(statement).execute(tx)
    },
    read,
  )

const rowsOf = async (tx: Tx, query: string) => (await sql.raw<object>(query).execute(tx)).rows

it('what a club has made is a portrait, and its templates stay as they were', () =>
  migrated(async (tx) => {
    expect(await rowsOf(tx, 'select type, format from graphics')).toEqual([{ type: 'result', format: 'portrait' }])
    expect(await rowsOf(tx, 'select type, format from match_graphics')).toEqual([
      { type: 'lineup', format: 'portrait' },
    ])
    expect(await rowsOf(tx, 'select type, background, backgrounds, elements from templates')).toEqual([
      { type: 'goal', background: '/files/a.png', backgrounds: {}, elements: [{ id: 'x' }] },
    ])
  }))

it('the app names every kind and format, once', () =>
  migrated(async (tx) => {
    await fillGraphicNames(tx)
    await fillGraphicNames(tx)
    const namesIn = async (table: string) =>
      (await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(tx)).rows.map(({ name }) => name)
    expect((await namesIn('graphic_kinds')).sort()).toEqual([...KIND_NAMES].sort())
    expect((await namesIn('graphic_formats')).sort()).toEqual([...FORMAT_NAMES].sort())
  }))

it.each([
  ['a kind that the app does not have', `insert into graphics (url, type) values ('/x', 'video')`],
  ['a format that it does not have', `insert into graphics (url, type, format) values ('/x', 'goal', 'banner')`],
  ['a list of backgrounds', `update templates set backgrounds = '[]'`],
])('the database refuses %s', (_name, statement) =>
  migrated(async (tx) => {
    await fillGraphicNames(tx)
    await expect(sql.raw(statement).execute(tx)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  }),
)
