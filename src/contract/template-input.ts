import { z } from 'zod'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { piecesRefusal, restorePieces } from '#graphic/template/pieces/piece-gate.ts'
import { STORED_ADDRESS } from './picture.ts'
import { templateFormat, templateLook, templateType } from './template.ts'

export const NAME_MAX = 100
const nameMessage = `Nazwa szablonu: od 1 do ${NAME_MAX} znaków`

const backgroundsMessage = `backgrounds: adresy zapisanych obrazów według formatu: ${FORMAT_NAMES.join(', ')}`

const focusMessage = 'focus: x i y, liczby całkowite od 0 do 100'
const focusShare = z.int(focusMessage).min(0, focusMessage).max(100, focusMessage)
const backgroundFocus = z.object({ x: focusShare, y: focusShare }, focusMessage)

const backgroundMessage = 'background: adres zapisanego obrazu'

/** Addresses by format. */
export const templateBackgrounds = z.partialRecord(
  templateFormat,
  z.string(backgroundsMessage).regex(STORED_ADDRESS, backgroundsMessage),
  backgroundsMessage,
)

/** What the club changed of the layout's pieces, refused with a word about the first change that is wrong. */
export const templatePieces = z.unknown().transform((raw, context) => {
  const message = piecesRefusal(raw)
  if (message === null) return restorePieces(raw)
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const baseMessage = 'Pole version przyjmuje liczbę całkowitą od 0: wersję, na której oparto zmianę'

/** The version that a change is based on, as a form carries it. */
export const baseVersion = z.preprocess(
  (raw) => (typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw),
  z.int(baseMessage).min(0, baseMessage).max(STORED_NUMBER_MAX, baseMessage).optional(),
)

const layoutMessage = 'Pole hasLayout przyjmuje true albo false'

/** The JSON in the part `templateData`. */
export const templateData = z.object({
  name: z.string(nameMessage).trim().min(1, nameMessage).max(NAME_MAX, nameMessage),
  type: templateType,
  isDefault: z.boolean('Pole isDefault przyjmuje true albo false').default(false),
  look: templateLook.optional(),
  backgrounds: templateBackgrounds.optional(),
  focus: backgroundFocus.optional(),
  pieces: templatePieces.optional(),
  hasLayout: z.boolean(layoutMessage).optional(),
})
export type TemplateData = z.input<typeof templateData>

export const templateChange = z.object({
  name: templateData.shape.name.optional(),
  type: templateType.optional(),
  isDefault: z.boolean('Pole isDefault przyjmuje true albo false').optional(),
  look: templateLook.optional(),
  background: z.string(backgroundMessage).regex(STORED_ADDRESS, backgroundMessage).optional(),
  backgrounds: templateBackgrounds.optional(),
  focus: backgroundFocus.optional(),
  pieces: templatePieces.optional(),
  hasLayout: z.boolean(layoutMessage).optional(),
})
export type TemplateChange = z.infer<typeof templateChange>
