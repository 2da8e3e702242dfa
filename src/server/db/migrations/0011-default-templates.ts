import { type Kysely, sql } from 'kysely'

/** A type that has templates has a default: where an earlier version left none, the oldest becomes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`update templates set is_default = true
    where id in (select min(id) from templates group by type having not bool_or(is_default))`)
    .execute(db)
}
