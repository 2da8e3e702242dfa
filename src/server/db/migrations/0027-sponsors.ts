import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table sponsors (
    id integer generated always as identity primary key,
    name text not null check (length(name) between 1 and 80),
    logo text not null,
    -- Of the stored logo: by them logos get the same weight on a graphic.
    logo_width integer not null check (logo_width > 0),
    logo_height integer not null check (logo_height > 0),
    -- Names of kinds of graphic; null: all of them.
    kinds jsonb,
    -- Null: any.
    competition text check (length(competition) between 1 and 80),
    -- The year in which it begins; null: any.
    season integer check (season between 1900 and 9998),
    position integer not null default 0,
    is_active boolean not null default true,
    created_at timestamptz not null default now()
  )`,
]

/** Whose logos stand on the club's graphics, and on which of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
