import { z } from 'zod'
import { publicEvent, publicMatchDetails } from './fan.ts'
import { staffMatch } from './staff-match.ts'

/** By their numbers events and line-up know each other. */
const pageEvent = publicEvent.extend({ playerId: z.int().nullable(), otherPlayerId: z.int().nullable() })

/** All that staff see of one match: also a line-up that is not public yet. */
export const matchPage = staffMatch
  .pick({
    id: true,
    teamId: true,
    matchDate: true,
    matchTime: true,
    competition: true,
    round: true,
    isHome: true,
    opponentName: true,
    opponentLogo: true,
    homeScore: true,
    awayScore: true,
    status: true,
    minute: true,
    isRuled: true,
    shootout: true,
    isCurrent: true,
  })
  .extend({
    venue: z.string().nullable(),
    events: z.array(pageEvent).meta({ description: 'As they happened; none that was taken back' }),
    lineup: publicMatchDetails.shape.lineup.unwrap().nullable(),
  })
export type MatchPage = z.infer<typeof matchPage>
