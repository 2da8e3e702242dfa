import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table competitions (
    id integer generated always as identity primary key,
    -- The same for two spellings of one competition.
    competition_key text not null unique,
    name text not null check (length(name) between 1 and 80),
    kind text not null check (kind in ('league', 'cup', 'friendly'))
  )`,
]

/** Competitions of which somebody has said what they are; of the others their names do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
