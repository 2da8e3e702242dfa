import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { untilSo } from '#testing/eventually.ts'
import { openArchive } from './read-archive.ts'

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

async function namesIn(path: string, table: string): Promise<string[]> {
  const archive = await openArchive(path)
  const names: string[] = []
  for await (const rows of archive.rows(table)) {
    for (const row of JSON.parse(rows) as Array<{ name: string }>) names.push(row.name)
  }
  archive.close()
  return names
}

async function isHeldUp(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'declare%templates%'`.execute(
    club.db,
  )
  return rows.length > 0
}

it('a backup shows one moment, though others write while it is made', async () => {
  await sql`insert into opponents (name, logo) values ('Stary', '/x')`.execute(club.db)
  await sql`insert into templates (name, type, background) values ('Stary', 'goal', '/x')`.execute(club.db)
  const writer = await club.db.startTransaction().execute()
  // The opponents are read by then, the templates not yet.
  await sql`lock table templates in access exclusive mode`.execute(writer)
  const making = club.backups.create({ kind: 'manual', comment: null })
  await untilSo(isHeldUp)
  await sql`update opponents set name = 'Nowy'`.execute(writer)
  await sql`update templates set name = 'Nowy'`.execute(writer)
  await writer.commit().execute()
  const path = join(club.dataDir, 'backups', `${(await making).name}.zip`)
  expect([await namesIn(path, 'opponents'), await namesIn(path, 'templates')]).toEqual([['Stary'], ['Stary']])
})
