import { z } from 'zod'
import { anySeasonAsked } from '#contract/season.ts'
import { teamQuery } from '#contract/team.ts'
import { daysOf, seasonPeriod } from '#server/match/days-of.ts'
import { matchCursor, pageLimit, placeOf } from '#server/match/match-cursor.ts'
import type { MatchPage } from './match-repository.ts'

const day = (field: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, `Pole „${field}”: data w postaci RRRR-MM-DD`)
    .optional()

export const matchQuery = teamQuery.extend({
  limit: pageLimit,
  before: matchCursor.optional(),
  season: anySeasonAsked.optional(),
  from: day('from').meta({ description: 'First day, YYYY-MM-DD' }),
  to: day('to').meta({ description: 'Last day, YYYY-MM-DD' }),
})

export function matchPage(query: z.infer<typeof matchQuery>, timeZone: string): Omit<MatchPage, 'teamId'> {
  const season = query.season === undefined ? undefined : seasonPeriod(query.season, timeZone)
  const asked = daysOf(query.from, query.to, timeZone)
  return {
    limit: query.limit,
    before: query.before === undefined ? undefined : placeOf(query.before),
    from: query.from === undefined ? season?.from : asked.from,
    until: query.to === undefined ? season?.until : asked.until,
  }
}
