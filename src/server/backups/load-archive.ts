import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/client.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import { transactAlone } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { clubTables } from './club-tables.ts'
import { keepSignIns, SIGN_INS } from './keep-sign-ins.ts'
import type { Archive } from './read-archive.ts'
import type { RecordedRun } from './recorded-run.ts'
import { setSequences } from './set-sequences.ts'
import { stageArchive } from './stage-archive.ts'
import { columnsOf, namesOf } from './table-columns.ts'

/** Single statements do not pass the gate: they wait here, each for its one table. */
async function lockTables(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`lock table ${sql.id('public', table)} in share row exclusive mode`.execute(tx)
  }
}

async function replaceAll(tx: Tx, schema: string): Promise<string[]> {
  const tables = await clubTables(tx, 'public')
  // Sign-ins too: the session of somebody who signs in meanwhile would go with the accounts that are replaced.
  await lockTables(tx, [...tables, ...SIGN_INS])
  return keepSignIns(tx, async () => {
    for (const table of tables.toReversed()) await sql`delete from ${sql.id('public', table)}`.execute(tx)
    for (const table of tables) {
      const columns = namesOf(await columnsOf(tx, 'public', table))
      await sql`insert into ${sql.id('public', table)} (${columns}) overriding system value
        select ${columns} from ${sql.id(schema, table)}`.execute(tx)
      const { rows } = await sql<{ same: boolean }>`select (select count(*) from ${sql.id('public', table)}) =
        (select count(*) from ${sql.id(schema, table)}) as same`.execute(tx)
      if (!rows[0]?.same) throw new Error(`${table}: not every row came across`)
    }
  })
}

/** The connection was lost at the commit, and nobody could be asked since. */
export class OutcomeUnknown extends ApiError {
  override readonly name = 'OutcomeUnknown'

  constructor(override readonly cause: unknown) {
    super(503, 'Połączenie z bazą danych zerwało się na końcu przywracania. Za chwilę sprawdź, czy dane są przywrócone')
  }
}

/** Everything at once or nothing: whoever reads meanwhile sees the old state, then the new one. Who must sign in again. */
export async function loadArchive(db: Db, archive: Archive, run: RecordedRun): Promise<string[]> {
  let signedOut: string[] | null = null
  try {
    await transactAlone(
      db,
      (tx) => stageArchive(tx, archive),
      async (tx, schema) => {
        const names = await replaceAll(tx, schema)
        await setSequences(tx, 'public', archive.manifest.sequences)
        await sql`drop schema ${sql.id(schema)} cascade`.execute(tx)
        await run.markDone(tx)
        await recordLiveEntry(tx, 'restore', '')
        signedOut = names
      },
    )
  } catch (error) {
    const mayBeDone = signedOut !== null && isDatabaseAway(error)
    if (!mayBeDone || !(await wasDone(run))) throw error
  }
  return signedOut ?? []
}

const wasDone = (run: RecordedRun): Promise<boolean> =>
  run.wasDone().catch((error: unknown) => {
    throw new OutcomeUnknown(error)
  })
