import { z } from 'zod'
import { TEMPLATE_TYPES } from '#domain/template/template-type.ts'
import { storedId } from './path.ts'

/** What tells one match from another for those who do not know its number. */
export const graphicMatch = z.object({
  opponentId: storedId,
  matchDate: z.string().max(40).nullable(),
})
export type GraphicMatch = z.infer<typeof graphicMatch>

const WORDS_MAX = 5_000
const EVENTS_MAX = 500

export const graphicSubject = z.object({
  events: z
    .record(z.string().max(100), z.string().max(300))
    .refine((events) => Object.keys(events).length <= EVENTS_MAX)
    .optional()
    .meta({ description: 'The facts of each event that it shows or counts, as they were' }),
  finalScore: z.string().max(10).optional(),
})

/** What is known of a graphic besides its picture; its words stay true of it when the match has moved on. */
const madeOf = {
  eventId: z.string().max(100).nullish().meta({ description: 'The event that it is about' }),
  shows: graphicSubject.optional(),
  sceneHash: z
    .string()
    .max(64)
    .nullish()
    .meta({ description: 'Of what was drawn: by it a later visit knows it again' }),
  caption: z.string().max(WORDS_MAX).nullish(),
  altText: z.string().max(WORDS_MAX).nullish(),
}

/** `base64Image` has a message of its own, so the server looks at it itself. */
export const generateGraphicRequest = z.object({
  base64Image: z.unknown().optional().meta({ description: 'A PNG (or JPEG, WebP) as a data URL' }),
  type: z.enum(TEMPLATE_TYPES, `Rodzaj grafiki: ${TEMPLATE_TYPES.join(', ')}`),
  filename: z.string().max(200).optional().meta({ description: 'Advice for the name of a download, never a path' }),
  requestId: z.uuid('requestId: UUID').optional().meta({
    description: 'Chosen by the sender. A graphic that is sent again under it is recorded once',
  }),
  matchId: storedId.optional().meta({ description: 'The match it was made for; absent: the current one' }),
  match: graphicMatch.optional().meta({ description: 'The same, for callers that do not know its number' }),
  ...madeOf,
})
export type GenerateGraphicRequest = z.infer<typeof generateGraphicRequest>

export const generatedGraphic = z.object({
  url: z.string().meta({ description: "A path from the site's root" }),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})
export type GeneratedGraphic = z.infer<typeof generatedGraphic>
