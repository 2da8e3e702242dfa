import { type Anchor, beside, inset, within } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { BenchPlaces, LineupContents } from '../places.ts'

export interface Letters {
  size: number
  /** Width of a letter, on average, in em. */
  em: number
}

export const LINE = 1.3
export const MOST_LINES = 6
export const PADDING = { top: 14, right: 40, bottom: 14, left: 56 }

/** A line can end only at the last of its spaces, so that none begins with one. */
export const SEPARATOR = ',\u00a0 '

/** How long the names are one after the other. */
export const lengthOf = (bench: readonly number[], { size, em }: Letters): number =>
  bench.reduce((sum, letters) => sum + letters + 3, 0) * em * size

/** At the foot of the area, as high as the names in it, with its title beside them, and as wide; lines of about one length. */
export function benchPanel(
  area: Box,
  { bench, benchGrid }: LineupContents,
  letters: Letters,
  titleWidth: number,
  across: Anchor,
): BenchPlaces {
  if (benchGrid) return benchGrid(area, bench, letters, titleWidth, across)
  const { size } = letters
  const room = inset(area, PADDING).width - titleWidth
  const length = lengthOf(bench, letters)
  const lines = Math.min(MOST_LINES, Math.ceil(length / room))
  const height = lines === 0 ? 0 : PADDING.top + Math.ceil(lines * size * LINE) + PADDING.bottom
  const even = lines < MOST_LINES ? Math.min(room, (length / lines) * 1.1) : room
  const width = PADDING.left + titleWidth + even + PADDING.right
  const panel = within(area, { width, height }, across, 'end')
  const [title, list] = beside(inset(panel, PADDING), [titleWidth, { share: 1 }])
  return {
    panel,
    title: { place: inset(title, { right: 24 }), size: size * 1.15, align: 'left' },
    lists: [list],
    isColumn: false,
    separator: SEPARATOR,
    size,
    minSize: size * 0.97,
  }
}

/** What the bench leaves above it. */
export const aboveBench = (area: Box, { panel }: BenchPlaces, gap: number): Box =>
  panel.height === 0 ? area : inset(area, { bottom: panel.height + gap })
