import { type Anchor, beside, inset, stack, within } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { BenchPlaces, LineupContents } from '../places.ts'
import { benchGrid, columnsIn, type Letters, LINE, MOST_LINES, PADDING } from './bench-grid.ts'

/** A line can end only at the last of its spaces, so that none begins with one. */
const SEPARATOR = ',\u00a0 '

/** How long the names are one after the other. */
const lengthOf = (bench: readonly number[], { size, em }: Letters): number =>
  bench.reduce((sum, letters) => sum + letters + 3, 0) * em * size

/** At the foot of the area, as high as the names in it, with its title beside them, and as wide; lines of about one length. */
export function benchPanel(
  area: Box,
  { bench, benchArrangement }: LineupContents,
  letters: Letters,
  titleWidth: number,
  across: Anchor,
): BenchPlaces {
  if (benchArrangement === 'column') return benchGrid(area, bench, letters, titleWidth, across)
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

const TITLE = 60
const ONE_COLUMN = 5
const LONG = 12

export const isLong = ({ bench }: LineupContents): boolean => bench.length > LONG

/** At the foot of the area, a name a line while no name is too long for that, in two columns when they are many. */
export function benchColumns(area: Box, { bench, benchArrangement }: LineupContents, letters: Letters): BenchPlaces {
  const { size, em } = letters
  const around = { top: 16, right: 50, bottom: 20, left: 52 }
  const room = inset(area, around).width
  const count =
    benchArrangement === 'column'
      ? columnsIn(inset(area, around), bench, letters, 2).count
      : bench.length > ONE_COLUMN
        ? 2
        : 1
  const isShort = Math.max(0, ...bench) * em * size <= room / count
  const isColumn = benchArrangement === 'auto' ? isShort : benchArrangement === 'column'
  const lines = isColumn ? Math.ceil(bench.length / count) : Math.ceil(lengthOf(bench, letters) / room)
  const height =
    lines === 0 ? 0 : Math.min(area.height, around.top + TITLE + Math.ceil(lines * size * LINE) + around.bottom)
  const panel = within(area, { height }, 'start', 'end')
  const [title, list] = stack(inset(panel, around), [TITLE, { share: 1 }])
  return {
    panel,
    title: { place: title, size: size * 1.15, align: 'left' },
    lists: isColumn && count === 2 ? beside(list, [{ share: 1 }, { share: 1 }], 20) : [list],
    isColumn,
    separator: SEPARATOR,
    size,
    minSize: size * 0.6,
  }
}

/** What the bench leaves above it. */
export const aboveBench = (area: Box, { panel }: BenchPlaces, gap: number): Box =>
  panel.height === 0 ? area : inset(area, { bottom: panel.height + gap })
