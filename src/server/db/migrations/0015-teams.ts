import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table teams (
    id integer generated always as identity primary key,
    name text not null unique check (length(name) between 1 and 60),
    position integer not null,
    is_default boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  'create unique index teams_one_default on teams (is_default) where is_default',
  `create table team_players (
    team_id integer not null references teams on delete cascade,
    player_id integer not null references players on delete cascade,
    primary key (team_id, player_id)
  )`,
  'create index team_players_by_player on team_players (player_id)',

  // What the club has is its first team's.
  `insert into teams (name, position, is_default) values ('Pierwsza drużyna', 0, true)`,
  'insert into team_players (team_id, player_id) select teams.id, players.id from teams, players',
  'alter table matches add column team_id integer references teams',
  'update matches set team_id = (select id from teams)',
  'alter table matches alter column team_id set not null',
  'drop index matches_one_current',
  'create unique index matches_one_current on matches (team_id) where is_current',
  'create index matches_by_date_in_team on matches (team_id, date desc, id desc)',

  // A match that is gone cannot be asked for its team any more, so the word of it says whose it was.
  `update live_events set subject = subject || ' ' || (select id from teams) where kind = 'match'`,
]

/** Several teams, each with its players, its matches and its current match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
