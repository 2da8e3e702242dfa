import type { Box } from '../../scene/node.ts'
import type { Piece } from '../piece.ts'
import type { Band } from './told.ts'

const GAP = 22

interface Room {
  words: Box
  /** The most that the bands may take together. */
  height: number
  unit: number
  /** How many times larger than natural they may become. */
  most: number
  /** At the head of their room; else at its foot. */
  isAtHead: boolean
}

export interface Stacked {
  top: number
  foot: number
}

export const naturalHeight = (bands: readonly Band[], unit: number): number =>
  bands.reduce((sum, { height, gap = GAP }, index) => sum + (height + (index === 0 ? 0 : gap)) * unit, 0)

/** One under the other. */
export function stacked(
  bands: readonly Band[],
  { words, height, unit, most, isAtHead }: Room,
): Stacked & { pieces: Piece[] } {
  const natural = naturalHeight(bands, unit)
  const scale = Math.min(most, height / natural) * unit
  const top = isAtHead ? words.y : words.y + words.height - (natural / unit) * scale
  let y = top
  const pieces = bands.flatMap(({ height: own, gap = GAP, pieces: draw }, index) => {
    y += index === 0 ? 0 : gap * scale
    const place = { ...words, y, height: own * scale }
    y += place.height
    return draw(place)
  })
  return { top, foot: y, pieces }
}
