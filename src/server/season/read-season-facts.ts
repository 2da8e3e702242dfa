import { clubNameOr } from '#domain/club/identity.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { seasonOf } from '#domain/season/season.ts'
import { leagueAndRound, leagueKey } from '#domain/table/league.ts'
import { roundsOf } from '#domain/table/standings.ts'
import type { RoundView, SeasonFacts, TableView } from '#graphic/season-facts.ts'
import type { Db } from '#server/db/client.ts'
import { filledLeague, withClub } from '#server/league/league-row.ts'
import type { MatchMoment } from '#server/match/record-match.ts'
import { readCareers } from './careers.ts'
import { comingMatches } from './coming-matches.ts'

interface MatchInSeason {
  id: number
  teamId: number
  date: Date
  competition: string | null
  round: string | null
}

async function matchInSeason(db: Db, id: number): Promise<MatchInSeason | null> {
  const row = await db
    .selectFrom('matches')
    .select(['id', 'team_id', 'date', 'cells'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const text = (name: string) => (typeof row.cells[name] === 'string' ? row.cells[name] : null)
  return { id, teamId: row.team_id, date: row.date, competition: text('competition'), round: text('round') }
}

type InLeague = Pick<SeasonFacts, 'table' | 'round'>

/** Of the match's own league; around a cup tie or a friendly, of the first that the team plays in. */
async function inLeague(db: Db, match: MatchInSeason, timeZone: string): Promise<InLeague> {
  const season = seasonOf(wallDay(match.date.getTime(), timeZone))
  const key = leagueKey(match.competition ?? '')
  const row = await withClub(db.selectFrom('leagues'))
    .where('team_id', '=', match.teamId)
    .where('season', '=', season)
    .orderBy((is) => is('competition_key', '=', key), 'desc')
    .orderBy('leagues.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { table: null, round: null }
  const { whole, rows } = await filledLeague(db, row, timeZone)
  const crests = new Map(rows.map(({ team, crest }) => [team, crest]))
  const team = (name: string) => ({ name, crest: crests.get(name) ?? null })
  const table: TableView = { competition: row.competition, round: roundsOf(whole)[0] ?? null, rows }
  const isItsOwn = leagueKey(row.competition) === key
  const number = isItsOwn ? leagueAndRound(match.competition, match.round).round : table.round
  if (number === null) return { table, round: null }
  const round: RoundView = {
    competition: row.competition,
    round: number,
    results: whole.results
      .filter((result) => result.round === number)
      .map(({ home, away, homeScore, awayScore, isClubMatch }) => ({
        home: team(home),
        away: team(away),
        homeScore,
        awayScore,
        isOwn: isClubMatch,
      })),
  }
  return { table, round: round.results.length > 0 ? round : null }
}

async function clubOf(db: Db) {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', ['clubName', 'clubLogo'])
    .execute()
  const settings = new Map(rows.map(({ key, value }) => [key, value]))
  return { name: clubNameOr(settings.get('clubName') ?? null), crest: settings.get('clubLogo') || null }
}

/** What graphics draw on of the season, as it stands around this match; null: there is no such match. */
export async function readSeasonFacts(
  db: Db,
  matchId: number,
  { now, timeZone }: MatchMoment,
): Promise<SeasonFacts | null> {
  const match = await matchInSeason(db, matchId)
  if (!match) return null
  const club = await clubOf(db)
  const [league, fixtures, careers] = await Promise.all([
    inLeague(db, match, timeZone),
    comingMatches(db, { teamId: match.teamId, club, from: wallDay(now, timeZone) }, timeZone),
    readCareers(db, match),
  ])
  return { ...league, fixtures, careers }
}
