import { z } from 'zod'
import { DEFAULT_FORMAT, FORMAT_NAMES } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { cellRecord } from './match-changes.ts'
import { storedId } from './path.ts'

export const graphicKind = z.enum(KIND_NAMES, `Rodzaj grafiki: ${KIND_NAMES.join(', ')}`)
export const graphicFormat = z.enum(FORMAT_NAMES, `Format grafiki: ${FORMAT_NAMES.join(', ')}`)

/** What tells one match from another for those who do not know its number. */
export const graphicMatch = z.object({
  opponentId: storedId,
  matchDate: z.string().max(40).nullable(),
})
export type GraphicMatch = z.infer<typeof graphicMatch>

/** Of a caption or an alt text. */
export const GRAPHIC_WORDS_MAX = 5_000
const EVENTS_MAX = 500

export const graphicSubject = z.object({
  events: z
    .record(z.string().max(100), z.string().max(300))
    .refine((events) => Object.keys(events).length <= EVENTS_MAX)
    .optional()
    .meta({ description: 'The facts of each event that it shows or counts, as they were' }),
  finalScore: z.string().max(10).optional(),
  playerId: storedId.optional().meta({ description: 'Whom it is about, where no event says so' }),
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
  caption: z.string().max(GRAPHIC_WORDS_MAX).nullish(),
  altText: z.string().max(GRAPHIC_WORDS_MAX).nullish(),
}

const FILED_UNDER =
  "The match it is filed under; absent: the current one. Null: none, of a kind that is the club's own, which is of none in any case"

/** `base64Image` has a message of its own, so the server looks at it itself. */
export const generateGraphicRequest = z.object({
  base64Image: z.unknown().optional().meta({ description: 'A PNG (or JPEG, WebP) as a data URL' }),
  type: graphicKind,
  format: graphicFormat.default(DEFAULT_FORMAT),
  filename: z.string().max(200).optional().meta({ description: 'Advice for the name of a download, never a path' }),
  requestId: z.uuid('requestId: UUID').optional().meta({
    description: 'Chosen by the sender. A graphic that is sent again under it is recorded once',
  }),
  matchId: storedId.nullish().meta({ description: FILED_UNDER }),
  match: graphicMatch.optional().meta({ description: 'The same, for callers that do not know its number' }),
  ...madeOf,
})
export type GenerateGraphicRequest = z.input<typeof generateGraphicRequest>

export const generatedGraphic = z.object({
  url: z.string().meta({ description: "A path from the site's root" }),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})

/** A graphic that the server draws: which one, on what, and of which state. */
export const drawGraphicRequest = z.object({
  kind: graphicKind,
  format: graphicFormat.default(DEFAULT_FORMAT),
  templateId: storedId.optional().meta({ description: 'Absent: the one chosen in the state, else the default one' }),
  cells: cellRecord.meta({ description: 'The match as it is to be drawn: its cells, without versions' }),
  eventId: z.string().max(100).nullish().meta({ description: 'The event that it is about; absent: the newest' }),
  matchId: storedId.nullish().meta({ description: FILED_UNDER }),
  requestId: generateGraphicRequest.shape.requestId,
  sceneHash: generateGraphicRequest.shape.sceneHash,
})
export type DrawGraphicRequest = z.input<typeof drawGraphicRequest>

export const drawnGraphic = generatedGraphic.extend({ kind: graphicKind, format: graphicFormat })
export type DrawnGraphic = z.infer<typeof drawnGraphic>

const formatsMessage = `graphicFormats: lista JSON niepowtarzających się formatów z: ${FORMAT_NAMES.join(', ')}`

/** Which formats the club makes, as its setting `graphicFormats` holds them. */
export const chosenFormats = z
  .array(graphicFormat, formatsMessage)
  .min(1, formatsMessage)
  .refine((formats) => new Set(formats).size === formats.length, formatsMessage)
