import { z } from 'zod'
import { COMPETITION_KINDS } from '#domain/season/competition-kind.ts'
import { FIGURES } from './fan-examples.ts'

const count = z.int()

const playerFigures = z.object({
  playerId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  number: z.int(),
  photo: z.string().nullable(),
  appearances: count,
  starts: count.meta({ description: 'Appearances in the eleven' }),
  minutes: count.meta({ description: 'On the pitch; added time is not counted' }),
  goals: count.meta({ description: 'With penalties' }),
  penalties: count,
  ownGoals: count,
  assists: count,
  yellowCards: count,
  redCards: count.meta({ description: 'With those after two yellow cards' }),
})
export type PlayerFiguresAnswer = z.infer<typeof playerFigures>

/** What a season comes to, of the matches that are over. */
export const seasonFigures = z
  .object({
    season: z.int().meta({ description: 'The year in which it begins' }),
    competition: z.string().nullable().meta({ description: 'Null: of all of them' }),
    kind: z.enum(COMPETITION_KINDS).nullable().optional().meta({ description: 'Null: of every kind of competition' }),
    balance: z.object({
      played: count,
      won: count,
      drawn: count,
      lost: count,
      scored: count,
      conceded: count,
      cleanSheets: count,
    }),
    players: z.array(playerFigures).meta({ description: 'By goals, then assists, then minutes' }),
    form: z
      .array(z.object({ matchId: z.int(), outcome: z.enum(['won', 'drawn', 'lost']) }))
      .meta({ description: 'The last five matches, the newest last' }),
    points: z
      .array(z.object({ matchId: z.int(), opponentName: z.string(), points: count }))
      .meta({ description: 'The points after each match' }),
    goalsByMinute: z
      .array(z.object({ label: z.string(), ours: count, theirs: count }))
      .meta({ description: 'A quarter of an hour at a time; extra time where there was any' }),
  })
  .meta({ examples: [FIGURES] })
export type SeasonFigures = z.infer<typeof seasonFigures>
