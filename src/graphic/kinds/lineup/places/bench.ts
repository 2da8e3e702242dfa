import { beside, inset, stack, within } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { BenchPlaces, LineupContents } from '../places.ts'
import { columnsIn } from './bench-grid.ts'
import { type Letters, LINE, lengthOf, SEPARATOR } from './bench-panel.ts'

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
