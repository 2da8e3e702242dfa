import { z } from 'zod'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { SCORE_MAX } from '#domain/match/score.ts'
import { OPPONENT_NAME_MAX } from '#domain/opponent/opponent-name.ts'
import { LEAGUE_RESULTS_MAX, LEAGUE_TEAMS_MAX, leagueKey, ROUND_MAX } from '#domain/table/league.ts'
import { TABLE_RULE_NAMES } from '#domain/table/rule.ts'
import { storedCount, storedId } from './path.ts'
import { seasonYear } from './season.ts'

export const LEAGUE_NOTE_MAX = 200
export const DEDUCTED_MAX = 99
export const MEETINGS_MAX = 6
const COUNT_MAX = 999
const FROZEN_MAX = 60

const nameMessage = `Nazwa drużyny w tabeli: od 1 do ${OPPONENT_NAME_MAX} znaków`
const name = z.string(nameMessage).trim().min(1, nameMessage).max(OPPONENT_NAME_MAX, nameMessage)

const numberFrom = (min: number, max: number, field: string) => {
  const message = `${field}: liczba całkowita od ${min} do ${max}`
  return z.int(message).min(min, message).max(max, message)
}
const round = numberFrom(1, ROUND_MAX, 'Kolejka')
const score = numberFrom(0, SCORE_MAX, 'Bramki')
const count = numberFrom(0, COUNT_MAX, 'Liczby w tabeli')

const leagueTeam = z.object({
  name,
  opponentId: storedId.nullable().meta({ description: 'Which of the club’s opponents it is' }),
  isOwn: z.boolean(),
  deducted: numberFrom(0, DEDUCTED_MAX, 'Odjęte punkty'),
  note: z.string().trim().max(LEAGUE_NOTE_MAX, `Powód: najwyżej ${LEAGUE_NOTE_MAX} znaków`),
  isWithdrawn: z.boolean(),
})

const roundResult = z.object({ round, home: name, away: name, homeScore: score, awayScore: score })

const figures = {
  team: name,
  played: count,
  wins: count,
  draws: count,
  losses: count,
  scored: count,
  conceded: count,
  points: numberFrom(-COUNT_MAX, COUNT_MAX * 3, 'Punkty'),
}
const standingsRow = z.object({
  place: numberFrom(1, LEAGUE_TEAMS_MAX, 'Miejsce'),
  ...figures,
  deducted: leagueTeam.shape.deducted,
  isWithdrawn: z.boolean(),
  isOwn: z.boolean(),
})

const listOf = <Item extends z.ZodType>(item: Item, max: number, what: string) =>
  z.array(item).max(max, `${what}: najwyżej ${max}`)

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** What the club knows of a league beside its own matches. */
export const leagueDocument = z
  .object({
    rule: z.enum(TABLE_RULE_NAMES, `Zasada kolejności: ${TABLE_RULE_NAMES.join(', ')}`),
    meetings: numberFrom(1, MEETINGS_MAX, 'Liczba meczów dwóch drużyn w sezonie'),
    teams: listOf(leagueTeam, LEAGUE_TEAMS_MAX, 'Drużyny').refine(
      (teams) => areDifferent(teams.map((team) => team.name)) && teams.filter(({ isOwn }) => isOwn).length <= 1,
      'Każda drużyna ma inną nazwę, a wasza jest jedna',
    ),
    results: listOf(roundResult, LEAGUE_RESULTS_MAX, 'Wyniki').refine(
      (results) => results.every(({ home, away }) => home !== away),
      'Drużyna nie gra sama ze sobą',
    ),
    pasted: z
      .object({ round: round.nullable(), rows: listOf(z.object(figures), LEAGUE_TEAMS_MAX, 'Wiersze tabeli') })
      .nullable(),
    frozen: listOf(
      z.object({ round, rows: listOf(standingsRow, LEAGUE_TEAMS_MAX, 'Wiersze tabeli') }),
      FROZEN_MAX,
      'Zamrożone tabele',
    ).refine((frozen) => areDifferent(frozen.map((table) => table.round)), 'Po jednej zamrożonej tabeli na kolejkę'),
  })
  .refine(({ teams, results, pasted }) => {
    const known = new Set(teams.map((team) => team.name))
    const rows = (pasted?.rows ?? []).map(({ team }) => team)
    const named = [...results.flatMap(({ home, away }) => [home, away]), ...rows]
    return areDifferent(rows) && named.every((team) => known.has(team))
  }, 'Wyniki i tabela: tylko drużyny z listy')

const competitionMessage = `Rozgrywki: od 1 do ${COMPETITION_MAX_LENGTH} znaków`
export const competitionName = z
  .string(competitionMessage)
  .trim()
  .max(COMPETITION_MAX_LENGTH, competitionMessage)
  .refine((text) => leagueKey(text) !== '', competitionMessage)

export const newLeague = z.object({
  teamId: storedId.optional().meta({ description: 'Whose league it is; the default team’s without' }),
  season: seasonYear.meta({ description: 'The year in which it begins' }),
  competition: competitionName,
})

export const leagueChange = z.object({
  version: storedCount.meta({ description: 'The version that the change is based on' }),
  document: leagueDocument,
})

export const tableRow = standingsRow.extend({
  crest: z.string().nullable(),
  note: z.string().meta({ description: 'Why points were taken away' }),
})
export type TableRowOfTeam = z.infer<typeof tableRow>

const clubMatch = z.object({
  isHome: z.boolean(),
  opponentId: z.int().nullable(),
  opponentName: z.string(),
  round: z.int().nullable(),
  score: z.object({ home: z.int(), away: z.int() }).nullable().meta({ description: 'Null until it is over' }),
})

export const league = z.object({
  id: z.int(),
  teamId: z.int(),
  season: z.int(),
  competition: z.string(),
  version: z.int(),
  updatedBy: z.string().nullable(),
  document: leagueDocument,
  clubName: z.string(),
  matches: z.array(clubMatch).meta({ description: 'The club’s own, whose results nobody types' }),
  rows: z.array(tableRow).meta({ description: 'The table of today' }),
})
export type LeagueAnswer = z.infer<typeof league>

export const leagueList = z.object({
  season: z.int(),
  seasons: z
    .array(z.int())
    .meta({ description: 'Those with a league or a match, and the one asked for; newest first' }),
  leagues: z.array(z.object({ id: z.int(), competition: z.string() })),
  competitions: z
    .array(z.string())
    .meta({ description: 'Leagues named by matches of the season, without a table yet' }),
})
export type LeagueList = z.infer<typeof leagueList>
