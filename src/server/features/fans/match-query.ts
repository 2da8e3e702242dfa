import { z } from 'zod'
import { teamQuery } from '#contract/team.ts'
import { wallMoment } from '#domain/match/wall-moment.ts'
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
  season: z
    .string()
    .regex(/^\d{4}$/, 'Pole „season”: rok, w którym sezon się zaczyna, np. 2026')
    .optional()
    .meta({ description: 'The year in which the season begins: 2026 is July 2026 to June 2027' }),
  from: day('from').meta({ description: 'First day, YYYY-MM-DD' }),
  to: day('to').meta({ description: 'Last day, YYYY-MM-DD' }),
})

const nextDay = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

/** Days are the club's: a match at 20:30 in Warsaw belongs to its day there. */
export function matchPage(query: z.infer<typeof matchQuery>, timeZone: string): Omit<MatchPage, 'teamId'> {
  const midnight = (date: string | undefined) => {
    const moment = wallMoment(date, '00:00', timeZone)
    return moment === null ? undefined : new Date(moment)
  }
  const { season } = query
  const from = query.from ?? (season && `${season}-07-01`)
  const last = query.to ?? (season && `${Number(season) + 1}-06-30`)
  return {
    limit: query.limit,
    before: query.before === undefined ? undefined : placeOf(query.before),
    from: midnight(from),
    until: last && Number.isFinite(Date.parse(last)) ? midnight(nextDay(last)) : undefined,
  }
}
