import { z } from 'zod'
import { TEMPLATE_TYPES } from '#domain/template/template-type.ts'
import { storedId } from './path.ts'

/** What tells one match from another while it may have no number yet: it can be begun without a connection. */
export const graphicMatch = z.object({
  opponentId: storedId,
  matchDate: z.string().max(40).nullable(),
})
export type GraphicMatch = z.infer<typeof graphicMatch>

/** `base64Image` has a message of its own, so the server looks at it itself. */
export const generateGraphicRequest = z.object({
  base64Image: z.unknown().optional().meta({ description: 'A PNG (or JPEG, WebP) as a data URL' }),
  type: z.enum(TEMPLATE_TYPES, `Rodzaj grafiki: ${TEMPLATE_TYPES.join(', ')}`),
  filename: z.string().max(200).optional().meta({ description: 'Advice for the name of a download, never a path' }),
  requestId: z.uuid('requestId: UUID').optional().meta({
    description: 'Chosen by the sender. A graphic that is sent again under it is recorded once',
  }),
  match: graphicMatch.optional().meta({ description: 'The match it was made for; absent: the current one' }),
})

export const generatedGraphic = z.object({
  url: z.string().meta({ description: "A path from the site's root" }),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})
export type GeneratedGraphic = z.infer<typeof generatedGraphic>

/** One finished graphic of a match. */
export const matchGraphic = z.object({
  type: z.enum(TEMPLATE_TYPES),
  url: z.string(),
  createdAt: z.iso.datetime(),
})
export type MatchGraphic = z.infer<typeof matchGraphic>
