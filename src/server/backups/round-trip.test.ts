import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { runs } from '#testing/property-runs.ts'
import { clubTables } from './club-tables.ts'
import { clubContents } from './testing/club-contents.ts'
import { addRandomPictures, fillWithRandomRows } from './testing/random-club.ts'

const ROUNDS = runs(1).numRuns > 1 ? [1000, 30] : [30]
const SEED = inject('propertySeed')

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

async function wreck(db: Db, dataDir: string): Promise<void> {
  const tables = await db.transaction().execute((tx) => clubTables(tx, 'public'))
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(db)
  await rm(join(dataDir, 'files'), { recursive: true })
}

it.each(ROUNDS.map((pictures, round) => ({ pictures, seed: SEED + round * 10_000 })))(
  'brings back random rows of every table and $pictures pictures',
  async ({ pictures, seed }) => {
    await fillWithRandomRows(club.db, seed)
    await addRandomPictures(club.db, club.files, seed, pictures)
    const before = await clubContents(club)
    for (const [table, rows] of Object.entries(before.tables)) expect(rows, table).not.toMatch(/^0 /)
    const { name } = await club.backups.create({ kind: 'manual', comment: null })
    await wreck(club.db, club.dataDir)
    await club.backups.restore(name)
    expect(await clubContents(club)).toEqual(before)
    await wreck(club.db, club.dataDir)
    await mkdir(join(club.dataDir, 'files'))
    // No club is without one.
    await sql`insert into teams (name, position, is_default) values ('Pierwsza', 0, true)`.execute(club.db)
  },
  180_000,
)
