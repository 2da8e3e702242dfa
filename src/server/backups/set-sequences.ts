import { sql } from 'kysely'
import type { Tx } from '#server/db/client.ts'
import { clubTables } from './club-tables.ts'
import type { Manifest } from './manifest.ts'

/** Where the backup's own word falls short of the numbers in it, they count: none is given out twice. */
export async function setSequences(tx: Tx, schema: string, sequences: Manifest['sequences']): Promise<void> {
  for (const table of await clubTables(tx, schema)) {
    const sequence = `${table}_id_seq`
    const name = `${schema}.${sequence}`
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(tx)
    if (!rows[0]?.found) continue
    const { last = null, isCalled = null } = sequences[sequence] ?? {}
    await sql`select setval(${name}::regclass,
        greatest(coalesce(${last}::bigint, last_value), (select max(id) from ${sql.id(schema, table)})),
        coalesce(${isCalled}::boolean, is_called) or exists (select 1 from ${sql.id(schema, table)}))
      from ${sql.id(schema, sequence)}`.execute(tx)
  }
}
