import { z } from 'zod'
import { competitionName, seasonYear } from '#contract/league.ts'
import { teamQuery } from '#contract/team.ts'

export const tableQuery = teamQuery.extend({
  season: z
    .string()
    .regex(/^\d{4}$/, 'Pole „season”: rok, w którym sezon się zaczyna, np. 2026')
    .transform(Number)
    .pipe(seasonYear)
    .optional()
    .meta({ description: 'The year in which the season begins: 2026 is July 2026 to June 2027' }),
  competition: competitionName.optional().meta({ description: 'As the club words it, in any spelling' }),
})
