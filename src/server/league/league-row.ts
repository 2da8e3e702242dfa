import { type SelectQueryBuilder, sql } from 'kysely'
import type { LeagueAnswer, TableRowOfTeam } from '#contract/league.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import { type WholeLeague, wholeLeague } from '#domain/table/club-matches.ts'
import { standingsOf } from '#domain/table/standings.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import { clubMatches, type StoredClubMatch } from './club-matches.ts'

/** The opponents that the league's teams are, with today's crests; the club's own name and crest. */
const CRESTS = sql<Record<string, string | null> | null>`(select jsonb_object_agg(opponents.id, opponents.logo)
  from opponents where opponents.id in (
    select (team ->> 'opponentId')::int from jsonb_array_elements(leagues.document -> 'teams') as team))`

const setting = (key: string) => sql<string | null>`(select value from settings where key = ${key})`

const COLUMNS = [
  'leagues.id',
  'team_id',
  'season',
  'competition',
  'document',
  'leagues.version',
  'leagues.updated_by',
] as const

export const withClub = <Selected>(query: SelectQueryBuilder<Database, 'leagues', Selected>) =>
  query
    .select(COLUMNS)
    .select([CRESTS.as('crests'), setting('clubName').as('club_name'), setting('clubLogo').as('club_logo')])

const rowOf = (db: Db | Tx) => withClub(db.selectFrom('leagues'))
export type LeagueRow = Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirstOrThrow']>>

/** With crests, and why points were taken away. */
export function tableRows(
  league: WholeLeague,
  { crests, club_logo }: LeagueRow,
  matches: readonly StoredClubMatch[],
): TableRowOfTeam[] {
  const teams = new Map(league.teams.map((team) => [team.name, team]))
  const crestOf = (name: string): string | null => {
    const team = teams.get(name)
    if (team?.isOwn) return club_logo
    const id = team?.opponentId ?? null
    if (id === null) return null
    return crests?.[id] ?? matches.find(({ opponentId }) => opponentId === id)?.opponentLogo ?? null
  }
  return standingsOf(league).map((row) => ({
    ...row,
    crest: crestOf(row.team),
    note: teams.get(row.team)?.note ?? '',
  }))
}

/** The league with the club's own matches in it. */
export async function filledLeague(db: Db | Tx, row: LeagueRow, timeZone: string) {
  const { team_id: teamId, season, competition, document } = row
  const matches = await clubMatches(db, { teamId, season, competition }, timeZone)
  const clubName = clubNameOr(row.club_name)
  const whole = wholeLeague(document, clubName, matches)
  return { whole, matches, clubName, rows: tableRows(whole, row, matches) }
}

export async function leagueAnswer(db: Db | Tx, row: LeagueRow, timeZone: string): Promise<LeagueAnswer> {
  const { matches, clubName, rows } = await filledLeague(db, row, timeZone)
  return {
    id: row.id,
    teamId: row.team_id,
    season: row.season,
    competition: row.competition,
    version: row.version,
    updatedBy: row.updated_by,
    // Parsed when it was saved: what is stored is the document that is declared.
    document: row.document as LeagueAnswer['document'],
    clubName,
    matches: matches.map(({ opponentLogo: _, ...match }) => match),
    rows,
  }
}

export const readLeague = (db: Db | Tx, id: number): Promise<LeagueRow | undefined> =>
  rowOf(db).where('leagues.id', '=', id).executeTakeFirst()
