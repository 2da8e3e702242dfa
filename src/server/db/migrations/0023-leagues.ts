import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table leagues (
    id integer generated always as identity primary key,
    team_id integer not null references teams on delete cascade,
    -- The year in which it begins.
    season integer not null check (season between 1900 and 9998),
    competition text not null check (length(competition) between 1 and 80),
    -- The same for two spellings of one competition.
    competition_key text not null,
    document jsonb not null,
    version integer not null default 1,
    updated_by text,
    updated_at timestamptz not null default now(),
    unique (team_id, season, competition_key)
  )`,
]

/** Leagues that the club's teams play in: what is known of them beside the club's own matches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
