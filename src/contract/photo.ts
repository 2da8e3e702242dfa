import { z } from 'zod'
import { FINGERPRINT_MAX } from '#domain/photo/fingerprint.ts'
import { storedCount, storedId } from './path.ts'

const focusMessage = 'Punkt kadru: x i y, liczby całkowite od 0 do 100'
const percent = z.int(focusMessage).min(0, focusMessage).max(100, focusMessage)
export const focus = z.object({ x: percent, y: percent })

export const photoSchema = z.object({
  id: z.int(),
  matchId: z.int().nullable().meta({ description: 'Null: of no match' }),
  opponentName: z.string().meta({ description: 'Empty: of no match' }),
  matchDate: z.string().nullable().meta({ description: "The day by the club's wall clock; null: not known" }),
  picture: z.string().meta({ description: "A path from the site's root" }),
  width: z.int(),
  height: z.int(),
  focus: focus.meta({ description: 'Which point stays in sight where the photo is cut, in percent' }),
  isFocusByHand: z.boolean().meta({ description: 'False: the app has found it by itself' }),
  cutout: z.string().nullable().meta({ description: 'The people in it without their background' }),
  playerIds: z.array(z.int()).meta({ description: 'Who is on it' }),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
})
export type Photo = z.infer<typeof photoSchema>

export const photosSchema = z.array(photoSchema)

export const photoPage = z.object({
  photos: z.array(photoSchema).meta({ description: 'The newest first' }),
  next: z.int().nullable().meta({ description: 'Give it as `before` to get the page after this one' }),
})

/** What the library can be narrowed to: only what has photos. */
export const photoChoices = z.object({
  matches: z.array(
    z.object({ id: z.int(), opponentName: z.string(), matchDate: z.string().nullable(), photos: z.int() }),
  ),
  players: z.array(z.object({ id: z.int(), name: z.string(), photos: z.int() })),
})
export type PhotoChoices = z.infer<typeof photoChoices>

export const newPhotoUpload = z.object({
  matchId: storedId.nullable(),
  fingerprint: z.string().min(1).max(FINGERPRINT_MAX).meta({
    description: 'Of the file, the same each time it is chosen: by it an upload, or its photo, is found again',
  }),
  size: storedCount.min(1, 'Plik jest pusty').meta({ description: 'Of the whole file, in bytes' }),
})
export type NewPhotoUpload = z.infer<typeof newPhotoUpload>

export const photoUpload = z.object({
  id: z.uuid(),
  offset: z.int().meta({ description: 'So many bytes have come; the next piece begins there' }),
  size: z.int(),
})

/** The one or the other: it is still on its way, or it is here already. */
export const photoUploadAnswer = z.object({ upload: photoUpload.nullable(), photo: photoSchema.nullable() })

export const photoUploadParams = z.object({ id: z.uuid('Identyfikator w adresie musi być UUID') })
export const photoUploadQuery = z.object({
  offset: z.coerce.number('Pole „offset”: liczba całkowita').pipe(storedCount),
})
