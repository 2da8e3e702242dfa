import type { Field } from '../fields.ts'
import { rounded } from '../geometry.ts'

/** Lengths are kept in percent of the canvas; people may read and write them in its pixels. */
export const UNITS = ['%', 'px'] as const
export type Unit = (typeof UNITS)[number]

export const isUnit = (value: unknown): value is Unit => UNITS.some((unit) => unit === value)

type NumberField = Extract<Field, { type: 'number' }>

const DECIMALS = 2
const LENGTH = /^([+-]?\d+(?:[.,]\d*)?|[+-]?[.,]\d+)\s*(%|px)?$/i

/** One percent of `whole`, in this unit. */
const perPercent = (unit: Unit, whole: number): number => (unit === 'px' ? whole / 100 : 1)

/** `whole`: the side of the canvas along which it is measured, in pixels. */
export const inUnit = (percent: number, unit: Unit, whole: number): number =>
  Number((percent * perPercent(unit, whole)).toFixed(DECIMALS))

export const fromUnit = (value: number, unit: Unit, whole: number): number => rounded(value / perPercent(unit, whole))

/** "120px", "12 %" or "12,5" as percent; a number alone is in the unit that is shown. Null: it is no length. */
export function percentFrom(text: string, unit: Unit, whole: number): number | null {
  const [, digits, own] = LENGTH.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const said = own?.toLowerCase()
  return fromUnit(Number(digits.replace(',', '.')), isUnit(said) ? said : unit, whole)
}

/** "X (%)" is "X (px)" where pixels are shown. */
export const lengthLabel = ({ label }: NumberField, unit: Unit): string => label.replace('(%)', `(${unit})`)
