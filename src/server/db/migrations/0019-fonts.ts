import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table fonts (
    id integer generated always as identity primary key,
    family text not null check (length(family) between 1 and 60),
    style text not null check (length(style) <= 60),
    url text not null unique,
    -- In thousandths of an em.
    cap_height integer not null check (cap_height between 300 and 999),
    -- Of the Polish alphabet.
    missing_letters text not null,
    created_at timestamptz not null default now(),
    created_by text
  )`,
]

/** The club's own fonts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
