import { clamp } from '#domain/units.ts'
import type { Field, Fields } from './fields.ts'

/** What a template says of the pieces of a layout, by their names. */
export type PieceOptions = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>

export const NO_OPTIONS: PieceOptions = {}

type ValueOf<Of extends Field> = Of extends { options: readonly (infer Option)[] }
  ? Option
  : Of extends { type: 'number' }
    ? number
    : string

export type OptionsOf<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> }

/** Told apart here in few words: the first screen has no room for the gate, which all of it went through before. */
function toldValue(field: Field, value: unknown): unknown {
  if (field.type === 'number') return typeof value === 'number' ? clamp(value, field.min, field.max) : field.default
  return field.type === 'choice' && field.options.includes(value as string) ? value : field.default
}

/** What a template does not say, or says wrongly, is as it has always been. */
export const optionsOf = <Of extends Fields>(fields: Of, given: PieceOptions[string] = {}): OptionsOf<Of> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, toldValue(field, given[name])]),
  ) as OptionsOf<Of>
