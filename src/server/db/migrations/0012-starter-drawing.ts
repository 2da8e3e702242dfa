import { type Kysely, sql } from 'kysely'

/** `drawing`: which way of drawing a starter background was made in. Those of an older one are drawn anew at a start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table templates add column drawing integer not null default 1').execute(db)
}
