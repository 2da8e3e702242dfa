import type { TemplateElement } from '../element.ts'
import { COMMON_FIELDS } from '../element-kinds.ts'
import type { NamedField } from '../field-sections.ts'
import type { Field, Fields } from '../fields.ts'
import { rounded } from '../geometry.ts'
import { PIECE_FIELDS, PLACE_FIELDS } from '../pieces/piece-fields.ts'
import { shownPieceFields } from '../pieces/shown-piece-fields.ts'
import { shownFields } from '../shown-fields.ts'
import type { Items } from './items.ts'
import type { PieceItem } from './piece-item.ts'
import { ELEMENT_TERMS, TERM_FIELDS, termsOf } from './piece-terms.ts'

type Values = Readonly<Record<string, unknown>>

/** What can be set of everything that is chosen, be it one thing or many. */
export interface SelectionForm {
  fields: readonly NamedField[]
  /** Null where they differ. */
  values: Values
  /** All of it is locked. */
  isLocked: boolean
}

interface Part {
  fields: readonly NamedField[]
  /** As far as it says anything: else the field's default is meant. */
  values: Values
}

const COMMON: readonly NamedField[] = Object.entries(COMMON_FIELDS)

const elementPart = (element: TemplateElement): Part => ({
  fields: [...shownFields(element), ...COMMON],
  values: element as object as Values,
})

const PIECE_COMMON: Fields = { ...PLACE_FIELDS, opacity: PIECE_FIELDS.opacity as Field }

function piecePart(item: PieceItem, inElementTerms: boolean): Part {
  const own = { ...item.natural, ...item.changed }
  const fields = [...shownPieceFields(item), ...Object.entries(PIECE_COMMON)]
  if (!inElementTerms) return { fields, values: own }
  const named = fields.map(([name, field]): NamedField => {
    if (!Object.hasOwn(ELEMENT_TERMS, name)) return [name, field]
    const term = ELEMENT_TERMS[name as keyof typeof ELEMENT_TERMS]
    return [term, TERM_FIELDS[term]]
  })
  return { fields: named, values: { ...own, ...termsOf(item) } }
}

/** Each says something of its own. */
const CONTENT: ReadonlySet<string> = new Set(['text', 'src', 'dataKey'])

const wordsOf = (label: string) => label.split(' ')

/** The words that both begin with: "Kolor tekstu" and "Kolor linii" are a "Kolor". */
function sharedLabel(one: string, other: string): string {
  const others = wordsOf(other)
  const differs = wordsOf(one).findIndex((word, index) => word !== others[index])
  return differs < 1 ? one : wordsOf(one).slice(0, differs).join(' ')
}

/** What both allow; null where they have nothing in common. */
function sharedField(one: Field, other: Field | undefined): Field | null {
  if (one === other) return one
  if (one.type !== other?.type) return null
  const label = sharedLabel(one.label, other.label)
  if (one.type !== 'number' || other.type !== 'number') return { ...one, label }
  return { ...one, label, min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) }
}

const isSame = (one: readonly NamedField[], other: readonly NamedField[]): boolean =>
  one.length === other.length && one.every((field, index) => field === other[index])

function sharedFields(one: readonly NamedField[], other: readonly NamedField[]): readonly NamedField[] {
  if (isSame(one, other)) return one
  const others = new Map(other)
  return one.flatMap(([name, field]): NamedField[] => {
    const shared = sharedField(field, others.get(name))
    return shared ? [[name, shared]] : []
  })
}

const comparable = (value: unknown): unknown => {
  if (typeof value === 'number') return rounded(value)
  return typeof value === 'string' && value.startsWith('#') ? value.toLowerCase() : value
}

/** What all of them say; null where they differ. */
function sharedValue(name: string, field: Field, [first, ...others]: readonly Part[]): unknown {
  const value = first?.values[name] ?? field.default
  const wanted = comparable(value)
  const isAlike = (other: unknown) => other === value || comparable(other) === wanted
  return others.every(({ values }) => isAlike(values[name] ?? field.default)) ? value : null
}

/** Of what is locked nothing is shown, unless all is. Own elements come first: their words are richer. */
export function selectionForm(items: Items): SelectionForm {
  const open = items.filter(({ locked }) => !locked)
  const shown = open.length > 0 ? open : items
  const own = shown.filter((item) => item.type !== 'piece')
  const pieces = shown.filter((item) => item.type === 'piece')
  const parts = [...own.map(elementPart), ...pieces.map((piece) => piecePart(piece, own.length > 0))]
  const shared = parts.map((part) => part.fields).reduce(sharedFields, parts[0]?.fields ?? [])
  const fields = parts.length > 1 ? shared.filter(([name]) => !CONTENT.has(name)) : shared
  const values = Object.fromEntries(fields.map(([name, field]) => [name, sharedValue(name, field, parts)]))
  return { fields, values, isLocked: open.length === 0 }
}
