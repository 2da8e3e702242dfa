import { declaredPieces } from '#graphic/kinds/designs.ts'
import type { KindName } from '../kinds/kinds.ts'
import { SPONSOR_PIECE } from '../sponsors/pieces.ts'
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

/** The kind's own; the sponsors' strip is the same in all of them, and has tests of its own. */
const ownPieces = (kind: KindName) => Object.entries(declaredPieces(kind)).filter(([name]) => name !== SPONSOR_PIECE)

/** Every value that a template can give to a piece of this kind, but those that it has without one. */
export const optionValues = (kind: KindName): OptionValue[] =>
  ownPieces(kind).flatMap(([piece, { fields = {} }]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      valuesOf(field)
        .filter((value) => value !== field.default)
        .map((value) => ({ name: `${piece}.${name}=${value}`, options: { [piece]: { [name]: value } } })),
    ),
  )
