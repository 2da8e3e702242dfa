import { z } from 'zod'
import { STORED_NUMBER_MAX } from '#domain/stored-number.ts'
import { restoreElements } from '#domain/template/element.ts'
import { LOOK_NAMES } from '#domain/template/look-name.ts'
import { TEMPLATE_TYPES } from '#domain/template/template-type.ts'
import { errorBody } from './error.ts'

export const NAME_MAX = 100
const nameMessage = `Nazwa szablonu: od 1 do ${NAME_MAX} znaków`

const type = z.enum(TEMPLATE_TYPES, `Typ szablonu: ${TEMPLATE_TYPES.join(', ')}`)
const look = z.enum(LOOK_NAMES, `Układ: ${LOOK_NAMES.join(', ')}`)

const stored = {
  id: z.int(),
  name: z.string(),
  type,
  background: z.string(),
  isDefault: z.boolean(),
  look,
  isStarter: z.boolean().meta({ description: "The background is the product's own and follows the club's colours" }),
  createdAt: z.iso.datetime(),
  version: z.int(),
  updatedBy: z.string().nullable().meta({ description: 'Username; null for callers who are not signed in' }),
  updatedAt: z.iso.datetime(),
}

export const templateSchema = z.object({
  ...stored,
  elements: z
    .array(z.record(z.string(), z.unknown()))
    .meta({ description: 'Always a list, bottom layers first or not' }),
})

/** As the browser takes it: elements go through their gate. */
export const restoredTemplate = z.object({
  ...stored,
  isDefault: z.boolean().default(false),
  elements: z.unknown().transform((raw) => restoreElements(raw)),
})
export type Template = z.infer<typeof restoredTemplate>

export const templateConflict = errorBody.extend({ current: templateSchema })

const baseMessage = 'Pole version przyjmuje liczbę całkowitą od 0: wersję, na której oparto zmianę'

/** The version that a change is based on, as a form carries it. */
export const baseVersion = z.preprocess(
  (raw) => (typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw),
  z.int(baseMessage).min(0, baseMessage).max(STORED_NUMBER_MAX, baseMessage).optional(),
)

/** The JSON in the part `templateData`. */
export const templateData = z.object({
  name: z.string(nameMessage).trim().min(1, nameMessage).max(NAME_MAX, nameMessage),
  type,
  isDefault: z.boolean('Pole isDefault przyjmuje true albo false').default(false),
  look: look.optional(),
})
export type TemplateData = z.input<typeof templateData>

export const templateChange = z.object({
  name: templateData.shape.name.optional(),
  type: type.optional(),
  isDefault: z.boolean('Pole isDefault przyjmuje true albo false').optional(),
  look: look.optional(),
})
export type TemplateChange = z.infer<typeof templateChange>
