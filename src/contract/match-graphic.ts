import { z } from 'zod'
import { TEMPLATE_TYPES } from '#domain/template/template-type.ts'

/** One finished graphic of a match, as fans see it. */
export const matchGraphic = z.object({
  type: z.enum(TEMPLATE_TYPES),
  url: z.string(),
  createdAt: z.iso.datetime(),
})
export type MatchGraphic = z.infer<typeof matchGraphic>

/** And as staff do. */
export const staffGraphic = matchGraphic.extend({
  id: z.int(),
  eventId: z.string().nullable(),
  sceneHash: z.string().nullable(),
  caption: z.string().nullable(),
  altText: z.string().nullable(),
  createdBy: z.string().nullable(),
  isCorrected: z.boolean().meta({ description: 'Something that it shows was taken back or put right since' }),
})
export type StaffGraphic = z.infer<typeof staffGraphic>
