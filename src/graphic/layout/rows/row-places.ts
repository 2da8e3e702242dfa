import type { Box } from '../../scene/node.ts'
import { beside, inset, stack, within } from '../area.ts'
import type { RowsArea } from './areas.ts'

export interface RowsAsked {
  count: number
  columns: 1 | 2
  /** A row is no higher, however few there are. */
  highest: number
  /** Over the first row of each column, as a share of a row. */
  head: number
}

export interface RowPlaces {
  panel: Box
  heads: readonly Box[]
  rows: readonly Box[]
}

const COLUMN_GAP = 56

/** Rows of one height, under each other and in one or two columns; the panel is as high as they are. */
export function rowPlaces({ body, padding }: RowsArea, { count, columns, highest, head }: RowsAsked): RowPlaces {
  const each = Math.max(1, Math.ceil(count / columns))
  const height = Math.min(highest, body.height / (each + head))
  const used = within(body, { height: height * (each + head) })
  const areas = columns === 1 ? [used] : beside(used, [{ share: 1 }, { share: 1 }], COLUMN_GAP)
  const parts = areas.map((area) => stack(area, [height * head, { share: 1 }]))
  const rows = Array.from({ length: count }, (_, index): Box => {
    const [, area] = parts[Math.floor(index / each)] as [Box, Box]
    return { ...area, y: area.y + (index % each) * height, height }
  })
  const { left, right, top, bottom } = padding
  return {
    panel: inset(used, { left: -left, right: -right, top: -top, bottom: -bottom }),
    heads: parts.map(([first]) => first),
    rows,
  }
}
