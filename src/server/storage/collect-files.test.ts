import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { referencedFiles } from '#server/db/referenced-files.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { collectFiles } from './collect-files.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'jedenastka-collect-'))
let database: TestDatabase
let db: Db
let files: FileStore
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

const now = Date.now()
const run = (statement: string) => sql.raw(statement).execute(db)

async function store(content: string, ageDays = 30): Promise<string> {
  const name = await files.put(Buffer.from(content), 'png')
  const at = new Date(now - ageDays * DAY_MS)
  await utimes(join(folder, name.slice(0, 2), name), at, at)
  return name
}

const collect = () => collectFiles(files, () => referencedFiles(db), now)
const url = (name: string) => `/files/${name}`

it('only what is old and named nowhere is removed', async () => {
  const names = Object.fromEntries(
    await Promise.all(
      [
        'photo',
        'scorer',
        'crest',
        'background',
        'element',
        'setting',
        'lineup',
        'graphic',
        'pastCrest',
        'gone',
        'state',
      ].map(async (what) => [what, await store(what)] as const),
    ),
  ) as Record<string, string>
  const at = (what: string) => url(names[what] as string)
  await db
    .insertInto('players')
    .values({ first_name: 'a', last_name: 'b', number: 1, lineup_image: at('photo'), scorer_image: at('scorer') })
    .execute()
  await db
    .insertInto('players')
    .values({ first_name: 'a', last_name: 'c', number: 2, lineup_image: at('gone'), deleted_at: new Date() })
    .execute()
  await db
    .insertInto('opponents')
    .values([
      { name: 'x', logo: at('crest') },
      { name: 'y', logo: at('pastCrest'), deleted_at: new Date() },
    ])
    .execute()
  const past = await db.selectFrom('opponents').select('id').where('name', '=', 'y').executeTakeFirstOrThrow()
  await db
    .insertInto('matches')
    .values({
      team_id: 1,
      opponent_id: past.id,
      is_home: true,
      lineup: JSON.stringify([{ photo: at('lineup') }]),
      scorers: '[]',
    })
    .execute()
  await run(`insert into match_graphics (match_id, type, url) select id, 'goal', '${at('graphic')}' from matches`)
  await db
    .insertInto('templates')
    .values({ name: 't', type: 'goal', background: at('background') })
    .execute()
  await run(`update templates set elements = '[{"src": "${at('element')}"}]'`)
  await db
    .insertInto('settings')
    .values({ key: 'clubLogo', value: at('setting') })
    .execute()
  await run(`insert into users (username, username_key, password_hash) values ('a', 'a', '$argon2id$x')`)
  await run(
    `insert into user_states (user_id, state_key, state_data) select id, 'k', '{"g": "${at('state')}"}' from users`,
  )
  const fresh = await store('fresh', 2)

  expect(await collect()).toBe(1)
  const left = []
  for await (const { name } of files.list()) left.push(name)
  const { gone, ...kept } = names
  expect(left.sort()).toEqual([...Object.values(kept), fresh].sort())
  expect(left).not.toContain(gone)
})

it('a picture that is uploaded again while others are collected stays', async () => {
  const name = await store('again')
  const removed = await collectFiles(
    files,
    async () => {
      await files.put(Buffer.from('again'), 'png')
      return referencedFiles(db)
    },
    now,
  )
  expect([removed, await files.has(name)]).toEqual([0, true])
})
