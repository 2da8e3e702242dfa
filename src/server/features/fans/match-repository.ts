import { sql } from 'kysely'
import type { PublicMatch, PublicMatchDetails } from '#contract/fan.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import { clockAt, clockOf, isHalf, type MatchPeriod, type MatchTimeState } from '#domain/match/clock.ts'
import { clockStatus } from '#domain/match/current-match.ts'
import type { Cells } from '#domain/match/document/document.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { asScore } from '#domain/match/events/event-score.ts'
import type { Db } from '#server/db/client.ts'
import { galleryOf } from '#server/match/match-graphics.ts'
import type { NamedEvent, NamedRecord } from '#server/match/named-record.ts'
import { toldEvent, toldLineup } from '#server/match/told-record.ts'

/** The match with what fans may see of it; the clock comes along, since its minute runs on. */
const rows = (db: Db) =>
  db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .innerJoin('teams', 'teams.id', 'matches.team_id')
    .leftJoin('settings as name', (join) => join.on('name.key', '=', 'clubName'))
    .where('is_listed', '=', true)
    .select([
      'matches.id',
      'team_id',
      'teams.name as team_name',
      'date',
      'is_home',
      'opponent_name',
      'opponent_logo',
      'public_matches.home_score',
      'public_matches.away_score',
      'status',
      'match_time_state',
      'match_minute',
      'match_period',
      'matches.version',
      // Not the whole document: a page of them would be a megabyte.
      sql<Cells>`jsonb_build_object('clock', cells -> 'clock', 'ruling', cells -> 'ruling', 'shootout', cells -> 'shootout')`.as(
        'told',
      ),
      'matches.competition',
      sql<string | null>`cells ->> 'round'`.as('round'),
      sql<string | null>`cells ->> 'venue'`.as('venue'),
      'name.value as club_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

type Time = Pick<PublicMatch, 'status' | 'matchTimeState' | 'period' | 'matchMinute'>

function timeOf(row: Row, state: MatchState, now: number): Time {
  const stored = {
    status: row.status as PublicMatch['status'],
    matchTimeState: row.match_time_state as MatchTimeState,
    period: row.match_period as MatchPeriod,
    matchMinute: row.match_minute,
  }
  if (!isHalf(stored.matchTimeState)) return stored
  const { matchTimeState, matchPeriod, matchMinute } = clockAt(clockOf(state), now)
  const isByClock = stored.status === 'live'
  return {
    status: isByClock ? clockStatus(matchTimeState, stored.status) : stored.status,
    matchTimeState,
    period: matchPeriod,
    matchMinute,
  }
}

function toPublic(row: Row, now: number): PublicMatch {
  const club = clubNameOr(row.club_name)
  const state = stateOf(row.told, now)
  const [homeTeam, awayTeam] = row.is_home ? [club, row.opponent_name] : [row.opponent_name, club]
  return {
    id: row.id,
    teamId: row.team_id,
    teamName: row.team_name,
    date: row.date.toISOString(),
    isHome: row.is_home,
    homeTeam,
    awayTeam,
    homeScore: row.home_score,
    awayScore: row.away_score,
    opponentLogo: row.opponent_logo,
    // Cleared by hand, it is an empty text.
    competition: row.competition || null,
    round: row.round || null,
    venue: row.venue || null,
    version: row.version,
    shootout: state.shootout && asScore(state.shootout, row.is_home),
    isDecided: state.ruling !== null,
    ...timeOf(row, state, now),
  }
}

export interface MatchPage {
  teamId: number
  limit: number
  before?: { date: Date; id: number }
  from?: Date
  until?: Date
}

export async function listMatches(db: Db, page: MatchPage, now: number): Promise<PublicMatch[]> {
  let query = rows(db)
    .where('team_id', '=', page.teamId)
    .orderBy('date', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(page.limit)
  if (page.from) query = query.where('date', '>=', page.from)
  // Where both bounds are named, the index would be read from the looser one on.
  if (page.until && !(page.before && page.before.date < page.until)) query = query.where('date', '<', page.until)
  if (page.before) {
    const { date, id } = page.before
    query = query.where(sql<boolean>`(date, matches.id) < (${date}, ${id})`)
  }
  return (await query.execute()).map((row) => toPublic(row, now))
}

export async function findMatch(db: Db, id: number, now: number): Promise<PublicMatchDetails | null> {
  const row = await rows(db).select(['published_lineup', 'events']).where('matches.id', '=', id).executeTakeFirst()
  if (!row) return null
  return {
    ...toPublic(row, now),
    events: (row.events as NamedEvent[]).map(toldEvent(row.is_home)),
    graphics: await galleryOf(db, id),
    lineup: toldLineup(row.published_lineup as NamedRecord['publishedLineup']),
  }
}

export async function currentMatchId(db: Db, teamId: number): Promise<number | null> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('team_id', '=', teamId)
    .where('is_current', '=', true)
    .where('opponent_id', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? null
}
