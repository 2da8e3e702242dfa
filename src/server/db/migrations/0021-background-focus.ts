import { type Kysely, sql } from 'kysely'

const column = (name: string) =>
  `alter table templates add column ${name} smallint not null default 50 check (${name} between 0 and 100)`

/** Which point of a template's background stays in sight where it covers a format of other proportions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['focus_x', 'focus_y']) await sql.raw(column(name)).execute(db)
}
