import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { competitionKind } from '#contract/competition.ts'
import { idParams } from '#contract/id-params.ts'
import { seasonAsked } from '#contract/season.ts'
import { MATCH_STAGES, type MatchStage } from '#contract/staff-match.ts'
import { withoutAccents } from '#domain/club/without-accents.ts'
import type { MatchStatus } from '#domain/match/current-match.ts'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import type { Database } from '#server/db/schema.ts'
import { seasonPeriod } from './days-of.ts'

const SEARCH_MAX = 80

export const matchFilter = z.object({
  team: idParams.shape.id.optional().meta({ description: 'Those of one team; of all without' }),
  season: seasonAsked.optional(),
  competition: z
    .string()
    .max(COMPETITION_MAX_LENGTH, `Pole „competition”: najwyżej ${COMPETITION_MAX_LENGTH} znaków`)
    .optional()
    .meta({ description: 'In any spelling' }),
  kind: competitionKind.optional().meta({ description: 'Those of all leagues, of all cups, or friendlies' }),
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

/** Each word of what was typed, wherever it stands, with or without its accents. */
const holdsWord = (word: string) =>
  sql<boolean>`position(${withoutAccents(word.toLocaleLowerCase('pl'))} in search_text) > 0`

type Listed = Pick<Database, 'matches' | 'public_matches'>

export function filtered<Output>(
  query: SelectQueryBuilder<Listed, 'matches' | 'public_matches', Output>,
  { team, season, stage, search = '' }: MatchFilter,
  { competitions, timeZone }: { competitions: readonly string[] | null; timeZone: string },
): SelectQueryBuilder<Listed, 'matches' | 'public_matches', Output> {
  let some = query
  if (team !== undefined) some = some.where('team_id', '=', team)
  if (season !== undefined) {
    const { from, until } = seasonPeriod(season, timeZone)
    some = some.where('date', '>=', from).where('date', '<', until)
  }
  if (competitions !== null) some = some.where(sql<boolean>`competition = any(${competitions})`)
  if (stage !== undefined) some = some.where('status', 'in', STATUSES[stage])
  for (const word of search.split(/\s+/).filter(Boolean)) some = some.where(holdsWord(word))
  return some
}
