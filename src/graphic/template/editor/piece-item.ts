import { percent } from '#domain/units.ts'
import type { Piece } from '../../layout/piece.ts'
import { familyOf, weightNameOf } from '../../scene/font-names.ts'
import type { TextNode } from '../../scene/node.ts'
import { keepsRatio, panelOf, pieceBox } from '../../scene/reshaped-piece.ts'
import type { DataKey } from '../data-keys.ts'
import type { Common } from '../element.ts'
import type { Box, Size } from '../element-box.ts'
import { rounded } from '../geometry.ts'
import type { PieceValues } from '../pieces/piece-change.ts'

const PREFIX = 'piece:'

/** A piece of the layout among the things that can be taken hold of in the editor. */
export interface PieceItem extends Pick<Common, 'id' | 'x' | 'y' | 'width' | 'height' | 'rotation' | 'opacity'> {
  type: 'piece'
  piece: string
  /** 0: where the layout has it. */
  zIndex: number
  locked?: true
  hidden?: true
  under?: undefined
  group?: undefined
  keepsRatio: boolean
  /** What a dynamic element in its place would show. */
  shows: readonly DataKey[]
  /** Of its first words, in pixels; null where it has none. */
  letterSize: number | null
  /** Where it can be hit, as shares of its box: between its parts one takes hold of what is beneath. */
  parts: readonly Box[]
  /** What it is like as long as nothing is changed. */
  natural: PieceValues
  changed: PieceValues
}

export const pieceId = (name: string): string => PREFIX + name
export const isPieceId = (id: string): boolean => id.startsWith(PREFIX)

const share = (pixels: number, whole: number): number => rounded((pixels / whole) * 100)

function letters(node: TextNode | undefined): PieceValues {
  if (!node) return {}
  return {
    fontScale: 100,
    fontFamily: familyOf(node.face),
    fontWeight: weightNameOf(node.weight),
    color: node.colour,
    textAlign: node.align,
    letterCase: 'none',
  }
}

function panelColour(piece: Piece, text: TextNode | undefined): PieceValues {
  const panel = panelOf(piece)
  const fill = panel ? panel.fill : text?.background
  if (!panel && !text) return {}
  return { panelColor: typeof fill === 'object' ? (fill.stops[0]?.colour ?? '') : (fill ?? 'transparent') }
}

/** Of the ground behind all words nobody wants to take hold by accident. */
const isFixed = (name: string): boolean => name === 'veil'

function naturalValues(piece: Piece, box: Box, canvas: Size): PieceValues {
  const text = piece.nodes.find((node) => node.kind === 'text')
  return {
    x: share(box.x, canvas.width),
    y: share(box.y, canvas.height),
    width: share(box.width, canvas.width),
    height: share(box.height, canvas.height),
    rotation: 0,
    opacity: 1,
    zIndex: 0,
    hidden: false,
    locked: isFixed(piece.name),
    ...letters(text),
    ...panelColour(piece, text),
  }
}

const partsOf = ({ nodes }: Piece, box: Box): Box[] =>
  nodes.map((node) => ({
    x: (node.x - box.x) / box.width,
    y: (node.y - box.y) / box.height,
    width: node.width / box.width,
    height: node.height / box.height,
  }))

const FLAGS = ['hidden', 'locked'] as const

/** The item with these values over its natural ones. */
export function withValues(item: PieceItem, changed: PieceValues): PieceItem {
  const all = { ...item.natural, ...changed }
  const { hidden: _hidden, locked: _locked, ...rest } = item
  const flags = Object.fromEntries(FLAGS.flatMap((flag) => (all[flag] === true ? [[flag, true]] : [])))
  const { x, y, width, height } = all as Record<'x' | 'y' | 'width' | 'height', number>
  return {
    ...rest,
    ...(all as object),
    hidden: undefined,
    locked: undefined,
    ...flags,
    x: percent(x),
    y: percent(y),
    width: percent(width),
    height: percent(height),
    changed,
  } as PieceItem
}

interface Kept {
  canvas: Size
  bare: PieceItem
  changed: PieceValues | null
  item: PieceItem
}

const known = new WeakMap<Piece, Kept>()
const NOTHING: PieceValues = {}
const NO_DATA: readonly DataKey[] = []

function bareItem(piece: Piece, canvas: Size): PieceItem | null {
  const box = pieceBox(piece)
  if (!box || box.width <= 0 || box.height <= 0) return null
  const natural = naturalValues(piece, box, canvas)
  const bare = {
    id: pieceId(piece.name),
    type: 'piece',
    piece: piece.name,
    keepsRatio: keepsRatio(piece),
    shows: piece.shows ?? NO_DATA,
    letterSize: piece.nodes.find((node) => node.kind === 'text')?.size ?? null,
    parts: partsOf(piece, box),
    natural,
    changed: NOTHING,
  }
  return withValues(bare as unknown as PieceItem, NOTHING)
}

/** The same item while neither the piece nor its changes are others. Null: it draws nothing. */
export function pieceItem(piece: Piece, changed: PieceValues | undefined, canvas: Size): PieceItem | null {
  const wanted = changed ?? null
  const kept = known.get(piece)
  if (kept?.canvas === canvas && kept.changed === wanted) return kept.item
  const bare = kept?.canvas === canvas ? kept.bare : bareItem(piece, canvas)
  if (!bare) return null
  const item = changed ? withValues(bare, changed) : bare
  known.set(piece, { canvas, bare, changed: wanted, item })
  return item
}
