import { sql } from 'kysely'
import type { TeamView } from '#graphic/match-view.ts'
import type { FixtureView } from '#graphic/season-facts.ts'
import type { Db } from '#server/db/client.ts'
import { daysOf } from '#server/match/days-of.ts'

const MOST = 6

interface Asked {
  teamId: number
  club: TeamView
  /** The first day, at the club. */
  from: string
}

/** The team's next matches that have a day and an opponent; one that is put off has none. */
export async function comingMatches(db: Db, { teamId, club, from }: Asked, timeZone: string): Promise<FixtureView[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select(['match_day', 'match_time', 'is_home', 'opponent_name', 'opponent_logo', 'competition'])
    .select([sql<string | null>`cells ->> 'round'`.as('round'), sql<string | null>`cells ->> 'venue'`.as('venue')])
    .where('team_id', '=', teamId)
    .where('date', '>=', daysOf(from, undefined, timeZone).from ?? new Date(0))
    .where('is_listed', '=', true)
    .where('opponent_id', 'is not', null)
    .where('status', '=', 'scheduled')
    .orderBy('date')
    .orderBy('matches.id')
    .limit(MOST)
    .execute()
  return rows.map((row) => {
    const them = { name: row.opponent_name, crest: row.opponent_logo }
    const { is_home: isHome, competition, round, venue } = row
    const [home, away] = isHome ? [club, them] : [them, club]
    return { home, away, isHome, day: row.match_day, time: row.match_time, competition, round, venue }
  })
}
