import { sql } from 'kysely'
import type { StaffMatch } from '#contract/staff-match.ts'
import { clockAt, type MatchTimeState } from '#domain/match/clock.ts'
import type { MatchStatus } from '#domain/match/current-match.ts'
import { restoreClock } from '#domain/match/restore-clock.ts'
import type { Db } from '#server/db/client.ts'
import type { MatchPlace } from './match-cursor.ts'

export interface StaffPage {
  limit: number
  /** Absent: those of all teams. */
  teamId?: number | undefined
  before?: MatchPlace | undefined
}

/** A page of all matches, those too that were cleared before they began. */
export async function listStaffMatches(
  db: Db,
  { limit, teamId, before }: StaffPage,
  now: number,
): Promise<StaffMatch[]> {
  let query = db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select([
      'matches.id',
      'team_id',
      'date',
      'match_day',
      'match_time',
      sql<string | null>`cells ->> 'competition'`.as('competition'),
      sql<unknown>`cells -> 'clock'`.as('clock'),
      'is_home',
      'opponent_id',
      'opponent_name',
      'opponent_logo',
      'matches.home_score',
      'matches.away_score',
      'status',
      'match_time_state',
      'is_current',
      'is_listed',
      'version',
    ])
    .orderBy('date', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(limit)
  if (teamId !== undefined) query = query.where('team_id', '=', teamId)
  if (before) query = query.where(sql<boolean>`(date, matches.id) < (${before.date}, ${before.id})`)
  return (await query.execute()).map((row) => ({
    id: row.id,
    teamId: row.team_id,
    date: row.date.toISOString(),
    matchDate: row.match_day,
    matchTime: row.match_time,
    competition: row.competition,
    isHome: row.is_home,
    opponentId: row.opponent_id,
    opponentName: row.opponent_name,
    opponentLogo: row.opponent_logo,
    homeScore: row.home_score,
    awayScore: row.away_score,
    status: row.status as MatchStatus,
    matchTimeState: clockAt(restoreClock(row.clock, now), now).matchTimeState satisfies MatchTimeState,
    isCurrent: row.is_current,
    isListed: row.is_listed,
    version: row.version,
  }))
}
