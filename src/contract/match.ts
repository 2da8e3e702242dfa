import { z } from 'zod'
import { matchDocument } from './match-document.ts'
import { staffGraphic } from './match-graphic.ts'

const position = z.looseObject({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  type: z.enum(['GK', 'DEF', 'MID', 'FWD']),
  player: z.looseObject({ id: z.int() }).nullable(),
})

/** What staff see of the match beyond the shared settings. */
export const currentMatchAnswer = z.object({
  id: z.int().nullable().meta({ description: 'Null while no match is being prepared or played' }),
  documentId: z.int().nullable().meta({ description: 'The same, of a match too whose opponent is still to be chosen' }),
  document: matchDocument
    .nullable()
    .meta({ description: 'That match itself, so that a screen is there after one call' }),
  graphics: z.array(staffGraphic).meta({ description: 'Newest first' }),
  lastLineup: z
    .object({ positions: z.array(position), benchPlayers: z.array(z.looseObject({ id: z.int() })) })
    .nullable()
    .meta({ description: 'The eleven and the bench of the match before this one' }),
})
export type CurrentMatchAnswer = z.infer<typeof currentMatchAnswer>

export const serverTime = z.object({
  now: z.number().meta({ description: 'Milliseconds since 1970' }),
  timeZone: z.string().meta({ description: "The zone of the club's wall clock" }),
})
