import type { Piece } from '../layout/piece.ts'
import { middleOf } from './boxes.ts'
import type { Box } from './node.ts'
import { pieceBox } from './reshaped-piece.ts'

/** A panel or a pitch, on which others stand. */
const isGround = ({ name, nodes }: Piece): boolean => nodes.length > 0 && /(^pitch|-panel)$/.test(name)

const holds = (ground: Box, box: Box): boolean => {
  const { x, y } = middleOf(box)
  const isInside = x > ground.x && x < ground.x + ground.width && y > ground.y && y < ground.y + ground.height
  return isInside && box.width * box.height < ground.width * ground.height * 1.2
}

const known = new WeakMap<readonly Piece[], ReadonlyMap<string, Piece>>()

/** The panel that each piece stands on: it goes along when the panel is moved. */
export function groundsOf(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  const kept = known.get(pieces)
  if (kept) return kept
  const grounds = pieces.filter(isGround)
  const found = new Map<string, Piece>()
  for (const piece of pieces) {
    const box = pieceBox(piece)
    if (!box || isGround(piece)) continue
    const under = grounds.filter((ground) => {
      const place = pieceBox(ground)
      return place !== null && pieces.indexOf(ground) < pieces.indexOf(piece) && holds(place, box)
    })
    const ground = under.at(-1)
    if (ground) found.set(piece.name, ground)
  }
  known.set(pieces, found)
  return found
}
