import type { Style } from '../layout.ts'
import { frameIn, playerPieces } from '../person/photo-pieces.ts'
import type { Piece } from '../piece.ts'
import type { Stage } from './stage.ts'
import type { PlayerLead } from './told.ts'

/** A template asks for a frame in place of the look's way with pictures. */
export const isFramed = (style: Style): boolean => frameIn(style) !== 'auto'

/** In the frame that the template asks for; null: as the look has it. */
export function framedPieces(style: Style, { clear }: Stage, { player, keys, piece }: PlayerLead): Piece[] | null {
  if (!isFramed(style)) return null
  const places = { photo: clear, photoRadius: null, frame: clear, emblem: clear, photoEdge: null }
  return playerPieces(style, places, player, keys, piece)
}
