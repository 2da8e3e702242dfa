import { sql } from 'kysely'
import type { StaffMatch } from '#contract/staff-match.ts'
import { clockAt, clockOf, isHalf } from '#domain/match/clock.ts'
import { goalMinute } from '#domain/match/clock-minute.ts'
import type { MatchStatus } from '#domain/match/current-match.ts'
import type { Cells } from '#domain/match/document/document.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { asScore } from '#domain/match/events/event-score.ts'
import { DEFAULT_FORMAT } from '#graphic/formats.ts'
import type { Db } from '#server/db/client.ts'
import { competitionsMeant } from './competitions-meant.ts'
import type { MatchPlace } from './match-cursor.ts'
import { filtered, type MatchFilter } from './match-filter.ts'
import type { MatchMoment } from './record-match.ts'

export interface StaffPage {
  limit: number
  filter: MatchFilter
  before?: MatchPlace | undefined
}

const PICTURES_MAX = 4

/** One of each moment: the other formats show the same. */
const newestPictures = sql<string[]>`array(
  select url from (
    select distinct on (type, event_id) url, created_at, id from match_graphics
    where match_id = matches.id and deleted_at is null and corrected_at is null
    order by type, event_id, format = ${DEFAULT_FORMAT} desc, created_at desc, id desc
  ) of_moments order by created_at desc, id desc limit ${sql.lit(PICTURES_MAX)}
)`

/** A page of all matches, those too that were cleared before they began. */
export async function listStaffMatches(
  db: Db,
  { limit, filter, before }: StaffPage,
  { now, timeZone }: MatchMoment,
): Promise<StaffMatch[]> {
  const all = db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select([
      'matches.id',
      'team_id',
      'date',
      'match_day',
      'match_time',
      'matches.competition',
      sql<string | null>`cells ->> 'round'`.as('round'),
      sql<string | null>`cells ->> 'venue'`.as('venue'),
      // Not the whole document: a page of them would be a megabyte.
      sql<Cells>`jsonb_build_object('clock', cells -> 'clock', 'ruling', cells -> 'ruling', 'shootout', cells -> 'shootout')`.as(
        'told',
      ),
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
      newestPictures.as('pictures'),
    ])
    .orderBy('date', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(limit)
  const chosen = filtered(all, filter, { competitions: await competitionsMeant(db, filter), timeZone })
  const page = before ? chosen.where(sql<boolean>`(date, matches.id) < (${before.date}, ${before.id})`) : chosen
  return (await page.execute()).map(({ told, ...row }) => ({
    id: row.id,
    teamId: row.team_id,
    date: row.date.toISOString(),
    matchDate: row.match_day,
    matchTime: row.match_time,
    competition: row.competition,
    round: row.round,
    venue: row.venue,
    isHome: row.is_home,
    opponentId: row.opponent_id,
    opponentName: row.opponent_name,
    opponentLogo: row.opponent_logo,
    homeScore: row.home_score,
    awayScore: row.away_score,
    status: row.status as MatchStatus,
    isCurrent: row.is_current,
    isListed: row.is_listed,
    version: row.version,
    pictures: row.pictures,
    ...toldBy(told, row.is_home, now),
  }))
}

/** What follows from its clock and from how it was decided. */
export function toldBy(cells: Cells, isHome: boolean, now: number) {
  const { ruling, shootout, ...state } = stateOf(cells, now)
  const clock = clockAt(clockOf(state), now)
  return {
    matchTimeState: clock.matchTimeState,
    minute: isHalf(clock.matchTimeState) ? goalMinute(clock, now) : null,
    isRuled: ruling !== null,
    shootout: shootout && asScore(shootout, isHome),
  }
}
