import type { Sheet } from '../formats.ts'
import type { Piece } from '../layout/piece.ts'
import { movedNode } from '../scene/moved-node.ts'
import type { Box, SceneNode } from '../scene/node.ts'
import { GAP } from './strip-places.ts'

const rightOf = ({ x, width }: Box): number => x + width
const footOf = ({ y, height }: Box): number => y + height

/** Words and whole pictures are never part of the ground, however far their boxes reach, but for who stands on a story's foot. */
const isGround = (node: SceneNode, { canvas, format }: Sheet): boolean =>
  node.kind === 'rect' ||
  node.kind === 'path' ||
  (node.kind === 'image' &&
    (node.fit.startsWith('cover') || (node.fit === 'stand' && format === 'story' && footOf(node) >= canvas.height)))

/** Large letters under a story's words, where an app lays its buttons. */
const isUnderAll = ({ y }: SceneNode, { safe, format }: Sheet): boolean => format === 'story' && y >= footOf(safe)

/** From the top of what matters to its foot: grounds that run off the picture there have no end, and none matters past a story's safe zone. */
function extentOf(pieces: readonly Piece[], sheet: Sheet): { top: number; foot: number } {
  const { canvas, safe } = sheet
  const nodes = pieces.flatMap((piece) => piece.nodes).filter((node) => !isUnderAll(node, sheet))
  const told = (runsOff: (node: SceneNode) => boolean) =>
    nodes.filter((node) => !(isGround(node, sheet) && runsOff(node)))
  return {
    top: Math.min(...told(({ y }) => y <= 0).map(({ y }) => y)),
    foot: Math.max(
      ...told((node) => footOf(node) >= canvas.height).map((node) =>
        isGround(node, sheet) ? Math.min(footOf(node), footOf(safe)) : footOf(node),
      ),
    ),
  }
}

/** A narrower bar that touches an edge is moved to it; stretched, it would be another one. */
const WIDE = 0.25

/** What ran off the picture before runs off it still. */
function runningOff(moved: Box, { kind, x, y, width, height }: SceneNode, canvas: Box): Box {
  const isWide = kind !== 'path' || width > canvas.width * WIDE
  const right = x + width
  const left = x <= 0 ? x : right >= canvas.width && !isWide ? right - moved.width : moved.x
  const top = y <= 0 ? y : moved.y
  const end = x <= 0 && !isWide && right < canvas.width ? left + moved.width : rightOf(moved)
  const foot = y + height >= canvas.height ? y + height : footOf(moved)
  return { x: left, y: top, width: (right >= canvas.width ? right : end) - left, height: foot - top }
}

/** A picture under a story's words ends at the strip, which else would lie across somebody's throat. */
const endingAt = (foot: number, box: Box): Box => (box.y > 0 ? { ...box, height: foot - box.y } : box)

const isSame = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** All pieces in the free part of the sheet: smaller as one, on the same axis, so that nothing changes between them. */
export function inRoom(pieces: readonly Piece[], sheet: Sheet, free: Box): readonly Piece[] {
  const { canvas, safe, format } = sheet
  const { top, foot } = extentOf(pieces, sheet)
  const isTop = free.y > safe.y
  const [from, to] = isTop ? [footOf(safe) - top, free.height] : [foot - safe.y, free.height]
  const scale = Math.min(1, to / from)
  const cutsPictures = format === 'story' && !isTop
  if (scale === 1 && !cutsPictures) return pieces
  const fixed = isTop ? footOf(safe) : safe.y
  const middle = canvas.width / 2
  const unit = { x: 0, y: 0, width: 1, height: 1 }
  const all = { x: middle * (1 - scale), y: fixed * (1 - scale), width: scale, height: scale }
  const inPlace = (node: SceneNode): SceneNode => {
    if (isUnderAll(node, sheet)) return node
    const moved = movedNode(node, { from: unit, to: all, scale })
    if (!isGround(node, sheet)) return moved
    const whole = runningOff(moved, node, canvas)
    const isCut = cutsPictures && node.kind === 'image' && footOf(whole) >= canvas.height
    const wanted = isCut ? endingAt(footOf(free) + GAP, whole) : whole
    return isSame(wanted, moved) ? moved : movedNode(node, { from: node, to: wanted, scale })
  }
  return pieces.map((piece) => ({ ...piece, nodes: piece.nodes.map(inPlace) }))
}
