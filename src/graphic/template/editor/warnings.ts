import { FORMAT_NAMES, type FormatName, type Sheet, sheetOf } from '../../formats.ts'
import { middleOf, uprightBox } from '../../scene/boxes.ts'
import type { Box, SceneNode, TextNode } from '../../scene/node.ts'
import type { DrawnPart } from '../../scene/tailored-scene.ts'
import { pieceId } from './piece-item.ts'

/** `small`: its words do not fit at a size that can be read. `covered`: under the buttons of the app that shows it. */
export type Problem = 'small' | 'outside' | 'covered'

export interface Warning {
  problem: Problem

  /** Of the item. */
  id: string
  /** The piece's name, if it is one. */
  piece: string | null
  formats: readonly FormatName[]
}

/** How a text stands in its box. */
export interface Ink {
  size: number
  box: Box
}
export type InkOf = (node: TextNode) => Ink

/** Of rounding, and of accents that reach past the letters. */
const SLACK = 2
/** A shape may lie mostly past the edge on purpose; a picture is there to be seen. */
const SEEN_OF_PICTURE = 0.5
const SEEN_OF_SHAPE = 0.1

const isWithin = (box: Box, room: Box): boolean =>
  box.x >= room.x - SLACK &&
  box.y >= room.y - SLACK &&
  box.x + box.width <= room.x + room.width + SLACK &&
  box.y + box.height <= room.y + room.height + SLACK

function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

const areaOf = ({ width, height }: Box): number => Math.max(1, width * height)

function problemOfText(node: TextNode, { canvas, safe }: Sheet, inkOf: InkOf): Problem | null {
  if (node.text.trim() === '') return null
  const { size, box } = inkOf(node)
  if (size < node.minSize - 0.01) return 'small'
  const ink = uprightBox(box, node.rotation ?? 0, middleOf(node))
  if (!isWithin(ink, canvas)) return 'outside'
  return isWithin(ink, safe) ? null : 'covered'
}

/** What covers the whole canvas is in sight, however much of it lies past the edges. */
function isLost(node: SceneNode, { canvas }: Sheet): boolean {
  if (node.kind === 'path' || node.kind === 'line' || node.kind === 'text') return false
  const box = uprightBox(node, node.rotation ?? 0, middleOf(node))
  const seen = shared(box, canvas)
  const share = Math.max(seen / areaOf(box), seen / areaOf(canvas))
  return share < (node.kind === 'image' ? SEEN_OF_PICTURE : SEEN_OF_SHAPE)
}

function problemOf({ nodes }: DrawnPart, sheet: Sheet, inkOf: InkOf): Problem | null {
  for (const node of nodes) {
    const problem = node.kind === 'text' ? problemOfText(node, sheet, inkOf) : null
    if (problem) return problem
  }
  return nodes.length > 0 && nodes.every((node) => isLost(node, sheet)) ? 'outside' : null
}

export type DrawnFormats = Readonly<Partial<Record<FormatName, readonly DrawnPart[]>>>

/** What a designer would want to know before the graphic is posted. The looks answer for themselves. */
export function warningsOf(drawn: DrawnFormats, inkOf: InkOf): Warning[] {
  const warnings = new Map<string, Warning>()
  for (const format of FORMAT_NAMES) {
    for (const part of drawn[format]?.filter(({ isOwn }) => isOwn) ?? []) {
      const problem = problemOf(part, sheetOf(format), inkOf)
      if (!problem) continue
      const { id, piece } = part.isPiece ? { id: pieceId(part.name), piece: part.name } : { id: part.name, piece: null }
      const key = `${problem} ${id}`
      warnings.set(key, { problem, id, piece, formats: [...(warnings.get(key)?.formats ?? []), format] })
    }
  }
  return [...warnings.values()]
}
