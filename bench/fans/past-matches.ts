import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** Finished matches, one every seven hours back from yesterday. */
export async function addPastMatches(db: Db, count: number, opponentId: number): Promise<void> {
  await sql`
    with played as (
      insert into matches (team_id, opponent_id, opponent_name, opponent_logo, is_home, home_score, away_score, date, match_day)
      select (select id from teams where is_default), ${opponentId}, 'Tur Ełk', '/files/x.png', n % 2 = 0, n % 5, n % 3, moment, moment::date::text
      from generate_series(1, ${count}::int) as n, lateral (
        select date_trunc('day', now()) - interval '1 day' - n * interval '7 hours' as moment
      ) as kick_off
      returning id, home_score, away_score
    )
    insert into public_matches (match_id, status, home_score, away_score, match_time_state, match_minute)
    select id, 'finished', home_score, away_score, 'finished', 90 from played`.execute(db)
  await sql`vacuum analyze matches, public_matches`.execute(db)
}
