import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { untilSo } from '#testing/eventually.ts'
import { connectDatabase, type Db, type Tx } from './client.ts'
import { transact, transactAlone } from './transact.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, () => {})
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await db.deleteFrom('opponents').execute()
  await db
    .insertInto('opponents')
    .values([{ name: 'A' }, { name: 'B' }])
    .execute()
})

const mark = (tx: Tx, name: string) =>
  sql`update opponents set logo = coalesce(logo, '') || 'x' where name = ${name}`.execute(tx)
const marks = async () =>
  (await db.selectFrom('opponents').select('logo').orderBy('name').execute()).map(({ logo }) => logo)

/** Resolves for each when all have come. */
function meeting(size: number): () => Promise<void> {
  let open: () => void = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  let come = 0
  return () => {
    if (++come >= size) open()
    return all
  }
}

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks l
    join pg_database d on d.oid = l.database where datname = current_database() and not granted`.execute(db)
  return rows[0]?.count ?? 0
}

describe('a change', () => {
  it('that meets another in a deadlock is run again, whole', async () => {
    const bothHaveOne = meeting(2)
    const change = (first: string, second: string) =>
      transact(db, async (tx) => {
        await mark(tx, first)
        await bothHaveOne()
        await mark(tx, second)
      })
    await Promise.all([change('A', 'B'), change('B', 'A')])
    expect(await marks()).toEqual(['xx', 'xx'])
  })

  it('that fails for a reason of its own is not', async () => {
    const change = vi.fn(async () => {
      throw new Error('no')
    })
    await expect(transact(db, change)).rejects.toThrow('no')
    expect(change).toHaveBeenCalledTimes(1)
  })

  it('goes on beside others and beside a preparation, and is waited for by a replacement, which it then waits for', async () => {
    const steps: string[] = []
    const [prepared, changed, replaced] = [meeting(2), meeting(2), meeting(2)]
    const begun = meeting(2)
    const running = transact(db, async () => {
      await begun()
      await changed()
      steps.push('changed')
    })
    await begun()
    await transact(db, async () => steps.push('beside'))
    const replacing = transactAlone(
      db,
      () => prepared(),
      async () => {
        steps.push('replacing')
        await replaced()
        steps.push('replaced')
      },
    )
    await prepared()
    await untilSo(async () => (await waiting()) === 1)
    const late = transact(db, async () => steps.push('late'))
    await untilSo(async () => (await waiting()) === 2)
    await changed()
    await replaced()
    await Promise.all([running, replacing, late])
    expect(steps).toEqual(['beside', 'changed', 'replacing', 'replaced', 'late'])
  })
})

/** They change nothing of the club: one reads a snapshot, one builds a model of the schema and throws it away. */
const NO_CHANGES = ['backups/write-archive.ts', 'backups/mend-schema.ts']

it('no change of the server goes past the gate', () => {
  const root = 'src/server'
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  const opening = sources.filter((file) =>
    /\.(transaction|startTransaction)\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(opening.sort()).toEqual([...NO_CHANGES, 'db/transact.ts'].sort())
})
