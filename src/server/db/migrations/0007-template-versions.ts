import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `alter table templates
    add column version integer not null default 1,
    add column updated_by text,
    add column updated_at timestamptz not null default now()`,
  'update templates set updated_at = created_at',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
