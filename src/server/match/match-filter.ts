import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { MATCH_STAGES, type MatchStage } from '#contract/staff-match.ts'
import { withoutAccents } from '#domain/club/without-accents.ts'
import type { MatchStatus } from '#domain/match/current-match.ts'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { SEASON_MAX, SEASON_MIN } from '#domain/season/season.ts'
import type { Database } from '#server/db/schema.ts'
import { seasonPeriod } from './days-of.ts'

const SEARCH_MAX = 80
const seasonMessage = 'Pole „season”: rok, w którym sezon się zaczyna, np. 2026'

export const seasonYear = z.coerce
  .number(seasonMessage)
  .int(seasonMessage)
  .min(SEASON_MIN, seasonMessage)
  .max(SEASON_MAX, seasonMessage)
  .meta({ description: 'The year in which the season begins: 2026 is July 2026 to June 2027' })

export const matchFilter = z.object({
  team: idParams.shape.id.optional().meta({ description: 'Those of one team; of all without' }),
  season: seasonYear.optional(),
  competition: z
    .string()
    .max(COMPETITION_MAX_LENGTH, `Pole „competition”: najwyżej ${COMPETITION_MAX_LENGTH} znaków`)
    .optional(),
  stage: z.enum(MATCH_STAGES).optional().meta({ description: 'Those to come, being played, or played' }),
  search: z
    .string()
    .max(SEARCH_MAX, `Pole „search”: najwyżej ${SEARCH_MAX} znaków`)
    .optional()
    .meta({ description: 'Part of the opponent’s name, the competition, the round or the place' }),
})
export type MatchFilter = z.infer<typeof matchFilter>

const STATUSES: Record<MatchStage, MatchStatus[]> = {
  ahead: ['scheduled', 'postponed'],
  live: ['live', 'halftime'],
  played: ['finished', 'abandoned', 'cancelled'],
}

const searched = sql`lower(concat_ws(' ', opponent_name, cells ->> 'competition', cells ->> 'round', cells ->> 'venue'))`
const plainSearched = sql`translate(${searched}, 'ąćęłńóśźż', 'acelnoszz')`

/** Each word of what was typed, wherever it stands, with or without its accents. */
const holdsWord = (word: string) =>
  sql<boolean>`position(${withoutAccents(word.toLocaleLowerCase('pl'))} in ${plainSearched}) > 0`

type Listed = Pick<Database, 'matches' | 'public_matches'>

export function filtered<Output>(
  query: SelectQueryBuilder<Listed, 'matches' | 'public_matches', Output>,
  { team, season, competition, stage, search = '' }: MatchFilter,
  timeZone: string,
): SelectQueryBuilder<Listed, 'matches' | 'public_matches', Output> {
  let some = query
  if (team !== undefined) some = some.where('team_id', '=', team)
  if (season !== undefined) {
    const { from, until } = seasonPeriod(season, timeZone)
    some = some.where('date', '>=', from).where('date', '<', until)
  }
  if (competition !== undefined) some = some.where(sql`cells ->> 'competition'`, '=', competition)
  if (stage !== undefined) some = some.where('status', 'in', STATUSES[stage])
  for (const word of search.split(/\s+/).filter(Boolean)) some = some.where(holdsWord(word))
  return some
}
