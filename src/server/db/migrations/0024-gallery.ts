import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // As the document of the match names them: not every number there has to be somebody's.
  'alter table match_graphics add column player_id integer',
  `update match_graphics set player_id = (cells -> ('event:' || event_id) ->> 'playerId')::integer
    from matches
    where matches.id = match_id and cells -> ('event:' || event_id) ->> 'playerId' ~ '^[1-9][0-9]{0,8}$'`,
  'create index match_graphics_of_player on match_graphics (player_id, match_id) where deleted_at is null',
  'create index match_graphics_of_kind on match_graphics (type, match_id) where deleted_at is null',
  'create index matches_by_opponent on matches (opponent_id, date desc, id desc)',
]

/** Each graphic knows whom it is about, and the gallery finds those of a player, a kind or an opponent by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
