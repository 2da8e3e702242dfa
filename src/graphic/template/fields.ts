import { clamp } from '#domain/units.ts'
import type { SectionName } from './sections.ts'

/** What a field of an element may hold. The gate, the server's check and the editor's form all read it from here. */
export type Field = FieldMarks & FieldValue

interface FieldMarks {
  /** An element may lack it: it stays absent then, and means its default. */
  optional?: true
  /** The part of the form, closed at first, in which it stands; without one it is always in sight. */
  section?: SectionName
}

type FieldValue =
  /** `wraps`: the bounds are one and the same place, as for an angle: beyond one it goes on from the other. */
  | { type: 'number'; label: string; min: number; max: number; step: number; default: number; wraps?: boolean }
  | { type: 'text'; label: string; maxLength: number; default: string }
  | { type: 'colour'; label: string; default: string }
  /** `others`: what may be chosen besides, and cannot be listed here. */
  | {
      type: 'choice'
      label: string
      options: readonly string[]
      default: string
      others?: (value: string) => boolean
    }
  | { type: 'picture'; label: string; default: string }
  | { type: 'flag'; label: string; default: boolean }

export type Fields = Readonly<Record<string, Field>>

/** `#rgb`, `#rrggbb`, `#rrggbbaa`, `transparent`, or a CSS colour word such as `black`. */
const COLOUR = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,30})$/i
const PICTURE_MAX_LENGTH = 2_000

const asNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const isColour = (value: unknown): value is string => typeof value === 'string' && COLOUR.test(value)

/** A weight may come as a number. Nothing else is asked for its words: an object may have none, and throw. */
function optionFrom({ options, others }: Extract<Field, { type: 'choice' }>, value: unknown): string | null {
  const word = typeof value === 'number' ? String(value) : value
  return typeof word === 'string' && (options.includes(word) || others?.(word)) ? word : null
}

export function allowedNumber({ min, max, wraps }: Extract<Field, { type: 'number' }>, value: number): number {
  const isWithin = value >= min && value <= max
  if (isWithin || !wraps) return clamp(value, min, max)
  const turn = max - min
  return min + ((((value - min) % turn) + turn) % turn)
}

/** The nearest allowed value to whatever came; the default where nothing usable did. */
export function restoreField(field: Field, value: unknown): number | string | boolean {
  switch (field.type) {
    case 'number': {
      const number = asNumber(value)
      return number === null ? field.default : allowedNumber(field, number)
    }
    case 'text':
      return typeof value === 'string' ? value.slice(0, field.maxLength) : field.default
    case 'colour':
      return isColour(value) ? value : field.default
    case 'choice':
      return optionFrom(field, value) ?? field.default
    case 'picture':
      return typeof value === 'string' && value.length <= PICTURE_MAX_LENGTH ? value : field.default
    case 'flag':
      return typeof value === 'boolean' ? value : field.default
  }
}

/** Null when the value is allowed, else what would have been, in Polish. */
export function refusal(field: Field, value: unknown): string | null {
  switch (field.type) {
    case 'number': {
      const isFine = typeof value === 'number' && value >= field.min && value <= field.max
      return isFine ? null : `dozwolona jest liczba od ${field.min} do ${field.max}`
    }
    case 'text': {
      const isFine = typeof value === 'string' && value.length <= field.maxLength
      return isFine ? null : `dozwolony jest tekst do ${field.maxLength} znaków`
    }
    case 'colour':
      return isColour(value) ? null : 'dozwolony jest kolor, np. #1a7f37'
    case 'choice':
      return optionFrom(field, value) !== null ? null : `dozwolone wartości: ${field.options.join(', ')}`
    case 'picture': {
      const isFine = typeof value === 'string' && value.length <= PICTURE_MAX_LENGTH
      return isFine ? null : 'dozwolony jest adres obrazu'
    }
    case 'flag':
      return typeof value === 'boolean' ? null : 'dozwolone wartości: true, false'
  }
}

export const FONT_FAMILIES = [
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Courier New',
  'Verdana',
  'sans-serif',
  'Barlow Condensed',
  'Big Shoulders Display',
  'Playfair Display',
] as const
export const FONT_WEIGHTS = ['normal', 'bold', 'bolder', 'lighter', '500', '600', '800'] as const
export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const
export const OBJECT_FITS = ['cover', 'contain', 'fill'] as const
export const ORIENTATIONS = ['horizontal', 'vertical'] as const
