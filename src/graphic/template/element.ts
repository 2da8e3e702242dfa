import { isRecord } from '#domain/match/gate.ts'
import { type Percent, percent } from '#domain/units.ts'
import { FORMAT_NAMES, type FormatName } from '../formats.ts'
import { Z_MAX, Z_MIN } from './by-layer.ts'
import type { ClubFont } from './club-font.ts'
import { CONDITION_NAMES, type Condition } from './conditions.ts'
import type { DataKey } from './data-keys.ts'
import { PLACE } from './element-box.ts'
import { COMMON_FIELDS, ELEMENT_KINDS, type ElementType, isElementType } from './element-kinds.ts'
import { partRefusal, restorePart, shown } from './field-parts.ts'
import {
  type Field,
  type Fields,
  type FONT_FAMILIES,
  type FONT_WEIGHTS,
  type OBJECT_FITS,
  type ORIENTATIONS,
  refusal,
  restoreField,
  type TEXT_ALIGNMENTS,
} from './fields.ts'
import type { BackgroundGradientStyle, GradientStyle, PictureFinish, ShadowStyle, TextFinish } from './style-fields.ts'

export interface Common {
  id: string
  x: Percent
  y: Percent
  width: Percent
  height: Percent
  rotation: number
  opacity: number
  zIndex: number
  /** In the editor it cannot be moved or changed by hand. Left out: it can. */
  locked?: true
  /** It is not drawn; a datum that it shows is not drawn elsewhere either. */
  hidden?: true
  /** Beneath the layout's pieces, not over them. */
  under?: true
  /** What the club calls it; left out: named after what it shows. */
  name?: string
  /** Elements with the same word here are chosen, moved and turned together. */
  group?: string
  /** Drawn only on graphics of which this is true. */
  condition?: Condition
  /** What was set by hand for one format; the rest follows from where it was placed first. */
  formats?: ElementFormats
}

export type ElementFormats = Readonly<Partial<Record<FormatName, Readonly<Record<string, number | string | boolean>>>>>

interface TextStyle extends TextFinish, GradientStyle, BackgroundGradientStyle, ShadowStyle {
  fontSize: number
  fontFamily: (typeof FONT_FAMILIES)[number] | ClubFont
  fontWeight: (typeof FONT_WEIGHTS)[number]
  color: string
  textAlign: (typeof TEXT_ALIGNMENTS)[number]
  backgroundColor: string
  padding: number
}

interface PictureStyle extends PictureFinish, ShadowStyle {
  objectFit: (typeof OBJECT_FITS)[number]
  borderRadius: number
}

interface Border {
  borderWidth: number
  borderColor: string
}

export interface TextElement extends Common, TextStyle {
  type: 'text'
  text: string
}
export interface DynamicElement extends Common, TextStyle, PictureStyle {
  type: 'dynamic'
  dataKey: DataKey
}
export interface ImageElement extends Common, PictureStyle {
  type: 'image'
  src: string
}
export interface RectangleElement extends Common, Border, GradientStyle, ShadowStyle {
  type: 'rectangle'
  backgroundColor: string
  borderRadius: number
}
export interface CircleElement extends Common, Border, GradientStyle, ShadowStyle {
  type: 'circle'
  backgroundColor: string
}
export interface LineElement extends Common, ShadowStyle {
  type: 'line'
  color: string
  thickness: number
  orientation: (typeof ORIENTATIONS)[number]
}

export type TemplateElement =
  | TextElement
  | DynamicElement
  | ImageElement
  | RectangleElement
  | CircleElement
  | LineElement

export const ELEMENTS_MAX = 500

type Raw = Readonly<Record<string, unknown>>

const fieldsOf = (type: ElementType): Fields => ({ ...COMMON_FIELDS, ...ELEMENT_KINDS[type].fields })

function build(type: ElementType, id: string, zIndex: number, given: (name: string) => unknown): TemplateElement {
  const restored: Record<string, unknown> = { id, type, zIndex }
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    const came = given(name)
    if (field.optional && (came === undefined || came === null)) continue
    const value = restoreField(field, came)
    restored[name] = PLACED.has(name) ? percent(Number(value)) : value
  }
  for (const flag of FLAGS) if (given(flag) === true) restored[flag] = true
  Object.assign(restored, restorePart(OPTIONAL_FIELDS, named(OPTIONAL_FIELDS, given)))
  const formats = restoreFormats(type, given('formats'))
  if (formats) restored.formats = formats
  return restored as unknown as TemplateElement
}

const FLAGS = ['locked', 'hidden', 'under'] as const
/** Absent means: named after what it shows, in no group, always drawn. */
const OPTIONAL_FIELDS: Fields = {
  name: { type: 'text', label: 'Nazwa', maxLength: 60, default: '' },
  group: { type: 'text', label: 'Grupa', maxLength: 60, default: '' },
  condition: { type: 'choice', label: 'Pokazuj', options: CONDITION_NAMES, default: '' },
}
const HIDDEN: Field = { type: 'flag', label: 'Ukryty', default: false }

const named = (fields: Fields, given: (name: string) => unknown): Raw =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, given(name) === '' ? undefined : given(name)]))

/** What may differ from format to format: all but what the element is and says. */
function tunedFields(type: ElementType): Fields {
  const { dataKey: _dataKey, text: _text, src: _src, ...fields } = fieldsOf(type)
  return { ...fields, hidden: HIDDEN }
}

function restoreFormats(type: ElementType, raw: unknown): ElementFormats | null {
  if (!isRecord(raw)) return null
  const told = FORMAT_NAMES.flatMap((format) => {
    const values = restorePart(tunedFields(type), raw[format])
    return Object.keys(values).length > 0 ? [[format, values] as const] : []
  })
  return told.length > 0 ? Object.fromEntries(told) : null
}

function formatsRefusal(type: ElementType, raw: unknown): string | null {
  if (raw === undefined || raw === null) return null
  if (!isRecord(raw)) return 'pole „formats”: oczekiwano obiektu według formatów'
  for (const [format, values] of Object.entries(raw)) {
    if (!FORMAT_NAMES.some((name) => name === format)) {
      return `pole „formats”: nieznany format „${format.slice(0, 40)}”; dozwolone: ${FORMAT_NAMES.join(', ')}`
    }
    const problem = partRefusal(tunedFields(type), values)
    if (problem) return `format ${format}: ${problem}`
  }
  return null
}
const PLACED: ReadonlySet<string> = new Set(PLACE)

/** An element as it is when it is added; an image begins with the template's background. */
export function newElement(type: ElementType, id: string, countBefore: number, background: string): TemplateElement {
  const kind = ELEMENT_KINDS[type]
  const initial: Raw = { ...('size' in kind ? kind.size : {}), ...(type === 'image' ? { src: background } : {}) }
  return build(type, id, Math.min(Z_MAX, countBefore + 1), (name) => initial[name])
}

const zIndexFrom = (value: unknown, position: number): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Z_MAX, Math.max(Z_MIN, Math.round(value)))
    : position + 1

/** Elements may come as a list or as an object whose values are meant. */
export const elementList = (raw: unknown): unknown[] => {
  if (Array.isArray(raw)) return raw
  return isRecord(raw) ? Object.values(raw) : []
}

/** The gate: whatever arrives leaves as well-formed elements. What is no element at all is left out. */
export function restoreElements(raw: unknown): TemplateElement[] {
  const taken = new Set<string>()
  return elementList(raw)
    .slice(0, ELEMENTS_MAX)
    .flatMap((item, position) => {
      if (!isRecord(item) || !isElementType(item.type)) return []
      let id = typeof item.id === 'string' && item.id !== '' ? item.id : `element-${position + 1}`
      while (taken.has(id)) id = `${id}-${position + 1}`
      taken.add(id)
      return [build(item.type, id, zIndexFrom(item.zIndex, position), (name) => item[name])]
    })
}

/** Why these elements cannot be taken as they are: the element, the field, what is allowed, what came. Null: they can. */
export function elementsRefusal(raw: unknown): string | null {
  const list = elementList(raw)
  if (list.length > ELEMENTS_MAX) return `Szablon może mieć najwyżej ${ELEMENTS_MAX} elementów, przyszło ${list.length}`
  for (const [position, item] of list.entries()) {
    const problem = elementRefusal(item)
    if (problem) return `Element ${position + 1}: ${problem}`
  }
  return null
}

function elementRefusal(item: unknown): string | null {
  if (!isRecord(item)) return `oczekiwano obiektu, przyszło ${shown(item)}`
  if (!isElementType(item.type))
    return `pole „type”: dozwolone wartości: ${Object.keys(ELEMENT_KINDS).join(', ')}; przyszło ${shown(item.type)}`
  const zIndex = item.zIndex
  if (zIndex !== undefined && !(typeof zIndex === 'number' && Number.isFinite(zIndex))) {
    return `pole „zIndex”: dozwolona jest liczba od ${Z_MIN} do ${Z_MAX}; przyszło ${shown(zIndex)}`
  }
  for (const flag of FLAGS) {
    if (item[flag] !== undefined && typeof item[flag] !== 'boolean') {
      return `pole „${flag}”: dozwolone wartości: true, false; przyszło ${shown(item[flag])}`
    }
  }
  const formats = formatsRefusal(item.type, item.formats)
  if (formats) return formats
  for (const [name, field] of Object.entries({ ...fieldsOf(item.type), ...OPTIONAL_FIELDS })) {
    if (item[name] === undefined || item[name] === null || item[name] === '') continue
    const allowed = refusal(field, item[name])
    if (allowed) return `pole „${name}”: ${allowed}; przyszło ${shown(item[name])}`
  }
  return null
}
