import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // What a template changed of the layout's pieces, by their names.
  `alter table templates add column pieces jsonb not null default '{}' check (jsonb_typeof(pieces) = 'object')`,
  'alter table templates add column has_layout boolean not null default true',
]

/** Templates reach the layout's own pieces, or do without the layout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
