import { sql } from 'kysely'
import { type LiveClub, openLiveClub } from '../fans/live-club.ts'

export interface Size {
  matches: number
  graphics: number
  opponents: number
  players: number
  kinds: number
}

/** A club with as many matches and graphics behind it; what was made of them is never fetched. */
export async function openSeasons({ matches, graphics, opponents, players, kinds }: Size): Promise<LiveClub> {
  const club = await openLiveClub()
  const { db } = club
  await sql`insert into opponents (name) select 'Rywal ' || n from generate_series(1, ${opponents}::int) as n`.execute(
    db,
  )
  await sql`insert into players (first_name, last_name, number)
    select 'Jan', 'Kos ' || n, n % 99 + 1 from generate_series(1, ${players}::int) as n`.execute(db)
  await sql`insert into matches (team_id, opponent_id, opponent_name, is_home, date, home_score, away_score)
    select (select min(id) from teams), (select min(id) from opponents) + n % ${opponents}::int, 'Rywal', n % 2 = 0,
      now() - n * interval '7 days 7 hours', n % 4, n % 3 from generate_series(1, ${matches}::int) as n`.execute(db)
  await sql`insert into public_matches (match_id, status) select id, 'finished' from matches
    where id not in (select match_id from public_matches)`.execute(db)
  await sql`insert into match_graphics (match_id, type, url, player_id, event_id, caption, alt_text, created_at)
    select (select max(id) from matches) - (n::bigint * 7919) % ${matches}::int, (array['goal', 'lineup', 'result'])[1 + n % ${kinds}::int],
      '/files/' || lpad(n::text, 64, '0') || '.png',
      case n % ${kinds}::int when 0 then (select min(id) from players) + n % ${players}::int end,
      case n % ${kinds}::int when 0 then 'e' || n end, repeat('opis ', 40), repeat('opis ', 40), now() - n * interval '1 hour'
    from generate_series(1, ${graphics}::int) as n`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return club
}
