import { competitionName } from '#contract/league.ts'
import { seasonAsked } from '#contract/season.ts'
import { teamQuery } from '#contract/team.ts'

export const tableQuery = teamQuery.extend({
  season: seasonAsked.optional(),
  competition: competitionName.optional().meta({ description: 'As the club words it, in any spelling' }),
})
