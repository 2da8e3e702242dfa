import type { FormatName } from '../../formats.ts'
import { NO_OPTIONS, type PieceOptions } from '../piece-options.ts'
import { type PieceChanges, valuesIn } from './piece-change.ts'
import { PIECE_FIELDS } from './piece-fields.ts'

/** What only the layout itself can follow: all but place, letters and the like, which any piece has. */
export function optionsIn(changes: PieceChanges, format: FormatName): PieceOptions {
  const told = Object.entries(changes).flatMap(([piece, change]) => {
    const own = Object.entries(valuesIn(change, format)).filter(([name]) => !Object.hasOwn(PIECE_FIELDS, name))
    return own.length > 0 ? [[piece, Object.fromEntries(own)] as const] : []
  })
  return told.length > 0 ? Object.fromEntries(told) : NO_OPTIONS
}
