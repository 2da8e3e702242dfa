import { declaredPieces } from '../../kinds/designs.ts'
import { KIND_NAMES } from '../../kinds/kinds.ts'
import type { Fields } from '../fields.ts'
import { PIECE_FIELDS } from './piece-fields.ts'

/** What a template may set of a piece of this name, in whatever kind it is. */
export const fieldsOfPiece = (name: string): Fields =>
  Object.assign({}, PIECE_FIELDS, ...KIND_NAMES.map((kind) => declaredPieces(kind)[name]?.fields))
