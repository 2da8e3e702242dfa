import { z } from 'zod'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'

/** One finished graphic of a match, as fans see it. */
export const matchGraphic = z.object({
  type: z.enum(KIND_NAMES).meta({ description: 'The same as kind' }),
  kind: z.enum(KIND_NAMES).meta({ description: 'What it tells' }),
  format: z.enum(FORMAT_NAMES).meta({ description: 'Its canvas: portrait 4:5, square, story 9:16, landscape 16:9' }),
  eventId: z
    .string()
    .nullable()
    .meta({ description: 'The event of the match that it is about; of a milestone, what was reached: goals-50:7' }),
  url: z.string(),
  createdAt: z.iso.datetime(),
})
export type MatchGraphic = z.infer<typeof matchGraphic>

/** And as staff do. */
export const staffGraphic = matchGraphic.extend({
  id: z.int(),
  sceneHash: z.string().nullable(),
  caption: z.string().nullable(),
  altText: z.string().nullable(),
  createdBy: z.string().nullable(),
  isCorrected: z.boolean().meta({ description: 'Something that it shows was taken back or put right since' }),
})
export type StaffGraphic = z.infer<typeof staffGraphic>
