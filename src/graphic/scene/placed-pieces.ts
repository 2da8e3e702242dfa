import { FORMATS, type FormatName } from '../formats.ts'
import type { Piece } from '../layout/piece.ts'
import { type PieceChanges, valuesIn } from '../template/pieces/piece-change.ts'
import { groundsOf } from './grounds.ts'
import { carriedBy } from './reshaped-piece.ts'

/** Where each piece stands before its own changes: on a panel that was moved it goes along. */
export function placedPieces(pieces: readonly Piece[], changes: PieceChanges, format: FormatName): readonly Piece[] {
  if (Object.keys(changes).length === 0) return pieces
  const grounds = groundsOf(pieces)
  return pieces.map((piece) => {
    const ground = grounds.get(piece.name)
    const change = ground && changes[ground.name]
    return change ? carriedBy(ground, valuesIn(change, format), piece, FORMATS[format]) : piece
  })
}
