import { z } from 'zod'

export const playerSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  number: z.int(),
  position: z.string().nullable(),
  lineupImage: z.string().nullable().meta({ description: 'Null only for a player from a list, until a photo comes' }),
  scorerImage: z.string().nullable(),
  lineupCutout: z.string().nullable().optional(),
  scorerCutout: z.string().nullable().optional(),
  handle: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'Where graphics are posted; without the sign before it' }),
  teamIds: z.array(z.int()).default([]),
  createdAt: z.iso.datetime(),
})
export type Player = z.infer<typeof playerSchema>

export const playerList = z.array(playerSchema)
