import { competitionKind } from '#contract/competition.ts'
import { competitionName } from '#contract/league.ts'
import { seasonAsked } from '#contract/season.ts'
import { teamQuery } from '#contract/team.ts'

export const figuresQuery = teamQuery.extend({
  season: seasonAsked.optional().meta({ description: 'The year in which the season begins; this season without' }),
  competition: competitionName.optional().meta({ description: 'As the club words it, in any spelling; all without' }),
  kind: competitionKind.optional().meta({ description: 'Of all leagues, of all cups, or of friendlies' }),
})
