import { competitionName } from '#contract/league.ts'
import { teamQuery } from '#contract/team.ts'
import { seasonYear } from '#server/match/match-filter.ts'

export const figuresQuery = teamQuery.extend({
  season: seasonYear.optional().meta({ description: 'The year in which the season begins; this season without' }),
  competition: competitionName.optional().meta({ description: 'As the club words it, in any spelling; all without' }),
})
