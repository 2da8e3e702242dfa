import type { Piece } from '../layout/piece.ts'
import { PLACE, type Size } from '../template/element-box.ts'
import type { PieceValues } from '../template/pieces/piece-change.ts'
import { around, middleOf } from './boxes.ts'
import { faceOf, weightOf } from './faces.ts'
import { fadedNode, type Mapping, mappingOf, movedNode, turnedNode } from './moved-node.ts'
import type { Box, SceneNode, TextNode } from './node.ts'

const isShade = (fill: unknown): boolean =>
  fill === 'transparent' || (typeof fill === 'string' && fill.startsWith('rgba'))

/** The box around all that the piece draws but its shadows; null where it draws nothing. */
export function pieceBox({ nodes }: Piece): Box | null {
  const solid = nodes.filter((node) => !('fill' in node) || !isShade(node.fill) || 'border' in node)
  return nodes.length === 0 ? null : around(solid.length > 0 ? solid : nodes)
}

/** A single text, picture or panel stretches freely; what is put together of several keeps its proportions. */
export function keepsRatio({ nodes }: Piece): boolean {
  if (nodes.some(({ kind }) => kind === 'path')) return true
  return nodes.filter(({ kind }) => kind === 'text' || kind === 'image').length > 1
}

function targetOf(box: Box, values: PieceValues, canvas: Size): Box {
  const [x, y, width, height] = PLACE.map((name, index) => {
    const value = values[name]
    const whole = index % 2 === 0 ? canvas.width : canvas.height
    return typeof value === 'number' ? (value / 100) * whole : box[name]
  }) as [number, number, number, number]
  return { x, y, width, height }
}

type Panel = Extract<SceneNode, { kind: 'rect' | 'ellipse' | 'path' }>

const isPanel = (node: SceneNode): node is Panel =>
  (node.kind === 'rect' || node.kind === 'ellipse' || node.kind === 'path') &&
  node.fill !== undefined &&
  !isShade(node.fill)

/** The largest filled shape of a piece: what a reader takes for its ground. */
export function panelOf({ nodes }: Piece): Panel | null {
  const panels = nodes.filter(isPanel)
  const area = ({ width, height }: Box) => width * height
  return panels.reduce<Panel | null>((best, one) => (best && area(best) >= area(one) ? best : one), null)
}

const PANEL_PADDING = 0.2

function lettered(node: TextNode, values: PieceValues, hasPanel: boolean): TextNode {
  const scale = typeof values.fontScale === 'number' ? values.fontScale / 100 : 1
  const own: Partial<TextNode> = {
    ...(scale !== 1 && { size: node.size * scale, minSize: node.minSize * scale }),
    ...(typeof values.fontFamily === 'string' && { face: faceOf(values.fontFamily) }),
    ...(typeof values.fontWeight === 'string' && { weight: weightOf(values.fontWeight) }),
    ...(typeof values.color === 'string' && { colour: values.color }),
    ...(values.textAlign !== undefined && { align: values.textAlign as TextNode['align'] }),
    ...(values.letterCase === 'upper' && {
      text: node.text.toLocaleUpperCase('pl'),
      ...(node.peers && { peers: node.peers.map((peer) => peer.toLocaleUpperCase('pl')) }),
    }),
    ...(!hasPanel &&
      typeof values.panelColor === 'string' && {
        background: values.panelColor,
        padding: node.padding ?? node.size * PANEL_PADDING,
      }),
  }
  return { ...node, ...own }
}

function styled(piece: Piece, values: PieceValues): readonly SceneNode[] {
  const panel = panelOf(piece)
  return piece.nodes.map((node) => {
    if (node.kind === 'text') return lettered(node, values, panel !== null)
    return node === panel && typeof values.panelColor === 'string' ? { ...node, fill: values.panelColor } : node
  })
}

const isPlaced = (values: PieceValues): boolean => PLACE.some((name) => values[name] !== undefined)

function placement(piece: Piece, box: Box, values: PieceValues, canvas: Size): Mapping | null {
  return isPlaced(values) ? mappingOf(box, targetOf(box, values, canvas), keepsRatio(piece)) : null
}

function reshape(piece: Piece, values: PieceValues, canvas: Size): Piece {
  const box = pieceBox(piece)
  if (!box) return piece
  const mapping = placement(piece, box, values, canvas)
  const pivot = middleOf(mapping?.to ?? box)
  const { rotation = 0, opacity = 1 } = values as { rotation?: number; opacity?: number }
  const nodes = styled(piece, values).map((node) => {
    const moved = mapping ? movedNode(node, mapping) : node
    const turned = rotation === 0 ? moved : turnedNode(moved, rotation, pivot)
    return opacity === 1 ? turned : fadedNode(turned, opacity)
  })
  return { ...piece, nodes }
}

interface Kept {
  by: readonly unknown[]
  made: Piece
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index])

/** The same piece while neither it nor what it is made by changes. */
function kept(known: WeakMap<Piece, Kept>, piece: Piece, by: readonly unknown[], make: () => Piece): Piece {
  const last = known.get(piece)
  if (last && isSame(last.by, by)) return last.made
  const made = make()
  known.set(piece, { by, made })
  return made
}

const known = new WeakMap<Piece, Kept>()
const carried = new WeakMap<Piece, Kept>()

/** The piece as a template wants it. */
export const reshaped = (piece: Piece, values: PieceValues, canvas: Size): Piece =>
  kept(known, piece, [values, canvas], () => reshape(piece, values, canvas))

/** The piece where the panel took it that it stands on. */
export function carriedBy(ground: Piece, values: PieceValues, piece: Piece, canvas: Size): Piece {
  if (!isPlaced(values)) return piece
  return kept(carried, piece, [ground, values, canvas], () => {
    const box = pieceBox(ground)
    const mapping = box && placement(ground, box, values, canvas)
    if (!mapping) return piece
    // What stands on a panel that was stretched keeps its shape, in its place on the panel.
    const own = pieceBox(piece) ?? box
    const middle = middleOf(own)
    const [sx, sy] = [mapping.to.width / mapping.from.width, mapping.to.height / mapping.from.height]
    const [width, height] = [own.width * mapping.scale, own.height * mapping.scale]
    const to = {
      x: mapping.to.x + (middle.x - box.x) * sx - width / 2,
      y: mapping.to.y + (middle.y - box.y) * sy - height / 2,
      width,
      height,
    }
    return { ...piece, nodes: piece.nodes.map((node) => movedNode(node, { from: own, to, scale: mapping.scale })) }
  })
}
