import { sql } from 'kysely'
import type { Season } from '#domain/season/season.ts'
import type { ClubMatch } from '#domain/table/club-matches.ts'
import { leagueAndRound, leagueKey } from '#domain/table/league.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { seasonPeriod } from '#server/match/days-of.ts'

export interface LeagueOfTeam {
  teamId: number
  season: Season
  competition: string
}

export interface StoredClubMatch extends ClubMatch {
  opponentLogo: string | null
}

/** The team's matches of a season that name this competition, in any spelling; those that are called off are none. */
export async function clubMatches(
  db: Db | Tx,
  { teamId, season, competition }: LeagueOfTeam,
  timeZone: string,
): Promise<StoredClubMatch[]> {
  const { from, until } = seasonPeriod(season, timeZone)
  const rows = await db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select([
      'is_home',
      'opponent_id',
      'opponent_name',
      'opponent_logo',
      'status',
      'public_matches.home_score',
      'public_matches.away_score',
      'matches.competition',
      sql<string | null>`cells ->> 'round'`.as('round'),
    ])
    .where('team_id', '=', teamId)
    .where('date', '>=', from)
    .where('date', '<', until)
    .where('is_listed', '=', true)
    .where('status', '!=', 'cancelled')
    .orderBy('date')
    .orderBy('matches.id')
    .execute()
  const key = leagueKey(competition)
  return rows
    .filter((row) => leagueKey(row.competition ?? '') === key)
    .map((row) => ({
      isHome: row.is_home,
      opponentId: row.opponent_id,
      opponentName: row.opponent_name,
      opponentLogo: row.opponent_logo,
      round: leagueAndRound(row.competition, row.round).round,
      score: row.status === 'finished' ? { home: row.home_score, away: row.away_score } : null,
    }))
}
