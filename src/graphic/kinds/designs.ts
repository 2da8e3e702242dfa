import { SPONSOR_PIECES } from '../sponsors/pieces.ts'
import type { DeclaredPieces, KindDesign } from './design.ts'
import { DESIGNS } from './design-list.ts'
import { KIND_NAMES, type KindName } from './kinds.ts'

export const kindDesign = (name: KindName): KindDesign => DESIGNS[name]

/** With the piece that is made for every kind. */
const ALL: Readonly<Record<string, DeclaredPieces>> = Object.fromEntries(
  KIND_NAMES.map((name) => [name, { ...kindDesign(name).pieces, ...SPONSOR_PIECES }]),
)

/** Every piece that a kind's layouts make. */
export const declaredPieces = (name: KindName): DeclaredPieces => ALL[name] ?? SPONSOR_PIECES
