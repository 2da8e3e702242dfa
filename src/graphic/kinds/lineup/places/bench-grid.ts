import { type Anchor, beside, inset, within } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { BenchPlaces } from '../places.ts'
import { type Letters, LINE, MOST_LINES, PADDING } from './bench-panel.ts'

const [MOST_COLUMNS, COLUMN_GAP] = [4, 28]

interface Columns {
  count: number
  size: number
}

/** In how many columns the letters are largest; of two that are alike, the more. */
export function columnsIn(
  room: { width: number; height: number },
  bench: readonly number[],
  letters: Letters,
  most: number,
) {
  const longest = Math.max(1, ...bench) * letters.em
  let best: Columns = { count: 1, size: 0 }
  for (let count = 1; count <= most; count++) {
    const width = (room.width - (count - 1) * COLUMN_GAP) / count
    const rows = Math.max(1, Math.ceil(bench.length / count))
    const size = Math.min(letters.size, width / longest, room.height / (rows * LINE))
    if (size >= best.size) best = { count, size }
  }
  return best
}

/** The same with a name a line, in columns. */
export function benchGrid(
  area: Box,
  bench: readonly number[],
  letters: Letters,
  titleWidth: number,
  across: Anchor,
): BenchPlaces {
  const room = inset(area, PADDING).width - titleWidth
  const most = { width: room, height: MOST_LINES * letters.size * LINE }
  const { count, size } = columnsIn(most, bench, letters, MOST_COLUMNS)
  const rows = Math.ceil(bench.length / count)
  const used = Math.max(1, Math.ceil(bench.length / Math.max(1, rows)))
  const height = rows === 0 ? 0 : PADDING.top + Math.ceil(rows * size * LINE) + PADDING.bottom
  const names = used * Math.max(0, ...bench) * letters.em * size * 1.08 + (used - 1) * COLUMN_GAP
  const panel = within(
    area,
    { width: PADDING.left + titleWidth + Math.min(room, names) + PADDING.right, height },
    across,
    'end',
  )
  const [title, list] = beside(inset(panel, PADDING), [titleWidth, { share: 1 }])
  return {
    panel,
    title: { place: inset(title, { right: 24 }), size: letters.size * 1.15, align: 'left' },
    lists: beside(
      list,
      Array.from({ length: used }, () => ({ share: 1 })),
      COLUMN_GAP,
    ),
    isColumn: true,
    separator: '',
    size,
    minSize: size * 0.6,
  }
}
