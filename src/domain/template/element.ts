import { type Percent, percent } from '../units.ts'
import type { DataKey } from './data-keys.ts'
import { COMMON_FIELDS, ELEMENT_KINDS, type ElementType, isElementType } from './element-kinds.ts'
import {
  type Fields,
  type FONT_FAMILIES,
  type FONT_WEIGHTS,
  type OBJECT_FITS,
  type ORIENTATIONS,
  refusal,
  restoreField,
  type TEXT_ALIGNMENTS,
} from './fields.ts'

interface Common {
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
  /** As if it were not there, on the graphics too. */
  hidden?: true
}

interface TextStyle {
  fontSize: number
  fontFamily: (typeof FONT_FAMILIES)[number]
  fontWeight: (typeof FONT_WEIGHTS)[number]
  color: string
  textAlign: (typeof TEXT_ALIGNMENTS)[number]
  backgroundColor: string
  padding: number
}

interface PictureStyle {
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
export interface RectangleElement extends Common, Border {
  type: 'rectangle'
  backgroundColor: string
  borderRadius: number
}
export interface CircleElement extends Common, Border {
  type: 'circle'
  backgroundColor: string
}
export interface LineElement extends Common {
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

export const Z_MIN = 1
export const Z_MAX = 1000
export const ELEMENTS_MAX = 500

type Raw = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (type: ElementType): Fields => ({ ...COMMON_FIELDS, ...ELEMENT_KINDS[type].fields })

function build(type: ElementType, id: string, zIndex: number, given: (name: string) => unknown): TemplateElement {
  const restored: Record<string, unknown> = { id, type, zIndex }
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    const value = restoreField(field, given(name))
    restored[name] = PLACED.has(name) ? percent(Number(value)) : value
  }
  for (const flag of FLAGS) if (given(flag) === true) restored[flag] = true
  return restored as unknown as TemplateElement
}

const FLAGS = ['locked', 'hidden'] as const
const PLACED = new Set(['x', 'y', 'width', 'height'])

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
  for (const [name, field] of Object.entries(fieldsOf(item.type))) {
    if (item[name] === undefined || item[name] === null) continue
    const allowed = refusal(field, item[name])
    if (allowed) return `pole „${name}”: ${allowed}; przyszło ${shown(item[name])}`
  }
  return null
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Bottom first; equal layers keep the order in which they were added. */
export const byLayer = (elements: readonly TemplateElement[]): TemplateElement[] =>
  [...elements].sort((a, b) => a.zIndex - b.zIndex)
