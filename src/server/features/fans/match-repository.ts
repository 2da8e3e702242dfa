import { sql } from 'kysely'
import type { PublicMatch, PublicMatchDetails, PublicPlayer } from '#contract/fan.ts'
import type { MatchGraphic } from '#contract/graphic.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import { clockAt, isHalf, type MatchTimeState } from '#domain/match/clock.ts'
import { matchStatus } from '#domain/match/current-match.ts'
import { recordFrom } from '#domain/match/gate.ts'
import { restoreClock } from '#domain/match/restore-clock.ts'
import type { Db } from '#server/db/client.ts'

/** The match with what fans may see of it; for the current one the clock comes along, since its minute runs on. */
const rows = (db: Db) =>
  db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .leftJoin('settings as clock', (join) =>
      join.on('clock.key', '=', 'lineup_settings_global').on('matches.is_current', '=', true),
    )
    .leftJoin('settings as name', (join) => join.on('name.key', '=', 'clubName'))
    .select([
      'matches.id',
      'date',
      'is_home',
      'opponent_name',
      'opponent_logo',
      'public_matches.home_score',
      'public_matches.away_score',
      'status',
      'match_time_state',
      'match_minute',
      'clock.value as clock',
      'name.value as club_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

function timeOf(row: Row, now: number): Pick<PublicMatch, 'status' | 'matchTimeState' | 'matchMinute'> {
  const stored = {
    status: row.status as PublicMatch['status'],
    matchTimeState: row.match_time_state as MatchTimeState,
    matchMinute: row.match_minute,
  }
  if (!row.clock || !isHalf(stored.matchTimeState)) return stored
  const clock = clockAt(restoreClock(JSON.parse(row.clock), now), now)
  return {
    status: matchStatus(clock.matchTimeState, stored.status),
    matchTimeState: clock.matchTimeState,
    matchMinute: clock.matchMinute,
  }
}

function toPublic(row: Row, now: number): PublicMatch {
  const club = clubNameOr(row.club_name)
  const [homeTeam, awayTeam] = row.is_home ? [club, row.opponent_name] : [row.opponent_name, club]
  return {
    id: row.id,
    date: row.date.toISOString(),
    isHome: row.is_home,
    homeTeam,
    awayTeam,
    homeScore: row.home_score,
    awayScore: row.away_score,
    opponentLogo: row.opponent_logo,
    ...timeOf(row, now),
  }
}

export interface MatchPage {
  limit: number
  before?: { date: Date; id: number }
  from?: Date
  until?: Date
}

export async function listMatches(db: Db, page: MatchPage, now: number): Promise<PublicMatch[]> {
  let query = rows(db).orderBy('date', 'desc').orderBy('matches.id', 'desc').limit(page.limit)
  if (page.from) query = query.where('date', '>=', page.from)
  // Where both bounds are named, the index would be read from the looser one on.
  if (page.until && !(page.before && page.before.date < page.until)) query = query.where('date', '<', page.until)
  if (page.before) {
    const { date, id } = page.before
    query = query.where(sql<boolean>`(date, matches.id) < (${date}, ${id})`)
  }
  return (await query.execute()).map((row) => toPublic(row, now))
}

interface RecordedPlayer extends Omit<PublicPlayer, 'photo'> {
  lineupImage?: string | null
}

const toPlayer = ({ id, firstName, lastName, number, position, lineupImage }: RecordedPlayer): PublicPlayer => ({
  id,
  firstName,
  lastName,
  number,
  position: position ?? null,
  photo: lineupImage ?? null,
})

interface RecordedGoal {
  id: string
  minute: string
  isOpponent: boolean
  score: string
  player: RecordedPlayer | null
}

const toEvent = ({ id, minute, isOpponent, score, player }: RecordedGoal): PublicMatchDetails['events'][number] => ({
  id,
  type: 'goal',
  minute,
  isOpponent,
  player: player && { firstName: player.firstName, lastName: player.lastName, number: player.number },
  score,
})

function publishedLineup(lineup: unknown, graphics: readonly MatchGraphic[]): PublicMatchDetails['lineup'] {
  if (!graphics.some(({ type }) => type === 'lineup')) return null
  const { positions = [], benchPlayers = [] } = recordFrom(lineup) as {
    positions?: Array<{ x: number; y: number; type: string; player: RecordedPlayer | null }>
    benchPlayers?: RecordedPlayer[]
  }
  return {
    positions: positions.flatMap(({ x, y, type, player }) =>
      player ? [{ x, y, type, player: toPlayer(player) }] : [],
    ),
    benchPlayers: benchPlayers.map(toPlayer),
  }
}

export async function findMatch(db: Db, id: number, now: number): Promise<PublicMatchDetails | null> {
  const row = await rows(db).select(['lineup', 'scorers', 'graphics']).where('matches.id', '=', id).executeTakeFirst()
  if (!row) return null
  const graphics = (row.graphics ?? []) as MatchGraphic[]
  return {
    ...toPublic(row, now),
    events: ((row.scorers ?? []) as RecordedGoal[]).map(toEvent),
    graphics: graphics.toReversed(),
    lineup: publishedLineup(row.lineup, graphics),
  }
}

export async function currentMatchId(db: Db): Promise<number | null> {
  const row = await db.selectFrom('matches').select('id').where('is_current', '=', true).executeTakeFirst()
  return row?.id ?? null
}
