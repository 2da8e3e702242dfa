import { box } from '../../../layout/area.ts'
import type { Marks } from '../../../layout/eleven-places.ts'
import type { Box } from '../../../scene/node.ts'
import type { BenchPlaces, LineupContents, LineupPlaces } from '../places.ts'
import type { Letters } from './bench-grid.ts'

const MARKS: Marks = {
  largest: 200,
  smallest: 200,
  plates: [1.04],
  raised: 0.25,
  plateHeight: 0,
  gap: { across: 2, down: 2 },
  staysPut: true,
}

const FULL_PLATE = 66

/** Day and hour share a line; without an hour the day has it all. */
export function whenPlaces(when: Box, hasTime: boolean, isLeft: boolean): Pick<LineupPlaces, 'date' | 'time'> {
  const split = hasTime ? when.width * (isLeft ? 0.2 : 0.74) : isLeft ? 0 : when.width
  const first: Box = { ...when, width: split }
  const second: Box = { ...when, x: when.x + split + 12, width: when.width - split - 12 }
  const [date, time] = isLeft ? [second, first] : [first, second]
  return {
    date: { place: date, size: 34, align: isLeft ? 'left' : hasTime ? 'right' : 'center' },
    time: { place: time, size: 38, align: 'left' },
  }
}

/** In columns it grows upwards with its rows. */
export function benchPlaces(panel: Box, letters: Letters, { bench, benchGrid }: LineupContents): BenchPlaces {
  if (benchGrid && bench.length > 0) return benchGrid(panel, bench, letters, 210, 'start')
  return {
    panel,
    title: { place: box(panel.x + 44, panel.y, 190, panel.height), size: 40, align: 'left' },
    lists: [box(panel.x + 252, panel.y + 6, panel.width - 292, panel.height - 12)],
    isColumn: false,
    separator: ',  ',
    size: 34,
    minSize: 30,
  }
}

/** Smaller on a pitch that had to make room; plates for two lines where a name has two. */
export function marksOn(pitch: Box, usual: Box, { areNamesFull }: LineupContents): Marks {
  const side = Math.round((MARKS.largest * pitch.height) / usual.height)
  if (!areNamesFull) return { ...MARKS, largest: side, smallest: side }
  return { ...MARKS, largest: side, smallest: Math.round(side * 0.75), plateHeight: FULL_PLATE }
}
