import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/** Where and when a match is played again. */
export interface Repeated {
  date: string
  opponentId: number
  opponentName: string
  competition: string
  round: string
  venue: string
}

/** A match with all that happened in it, once more for each line: a history in a moment. */
export async function repeatMatch(db: Db, matchId: number, lines: readonly Repeated[]): Promise<void> {
  await sql`insert into matches (team_id, opponent_id, opponent_name, is_home, home_score, away_score, lineup, scorers,
      date, match_day, match_time, version, cells, stamps, events, published_lineup)
    select team_id, line."opponentId", line."opponentName", is_home, home_score, away_score, lineup, scorers,
      line.date, left(line.date::text, 10), match_time, version,
      cells || jsonb_build_object('opponentId', line."opponentId", 'matchDate', left(line.date::text, 10),
        'competition', line.competition, 'round', line.round, 'venue', line.venue),
      stamps, events, published_lineup
    from matches, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line
      (date timestamptz, "opponentId" int, "opponentName" text, competition text, round text, venue text)
    where id = ${matchId}`.execute(db)
  await sql`insert into public_matches (match_id, status, home_score, away_score, match_time_state, match_minute, match_period)
    select matches.id, status, told.home_score, told.away_score, match_time_state, match_minute, match_period
    from matches, public_matches as told
    where told.match_id = ${matchId} and matches.id not in (select match_id from public_matches)`.execute(db)
}
