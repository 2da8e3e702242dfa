import { declaredPieces } from '#graphic/kinds/declared-pieces.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { Field } from '../template/fields.ts'
import type { PieceOptions } from '../template/piece-options.ts'

const valuesOf = (field: Field): readonly (string | number)[] => {
  if (field.type === 'choice') return field.options
  return field.type === 'number' ? [field.min, field.max] : []
}

export interface OptionValue {
  /** As `players.mark=shield`. */
  name: string
  options: PieceOptions
}

/** Every value that a template can give to a piece of this kind, but those that it has without one. */
export const optionValues = (kind: KindName): OptionValue[] =>
  Object.entries(declaredPieces(kind)).flatMap(([piece, { fields = {} }]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      valuesOf(field)
        .filter((value) => value !== field.default)
        .map((value) => ({ name: `${piece}.${name}=${value}`, options: { [piece]: { [name]: value } } })),
    ),
  )
