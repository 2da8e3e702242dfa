import type { Sheet } from '../../../formats.ts'
import { beside, box, inset, stack } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { LineupContents, LineupPlaces, LineupPlan } from '../places.ts'
import { aboveBench, benchPanel, type Letters } from './bench-panel.ts'
import { fixtureRow, marks } from './post-parts.ts'

/** From the bench to the foot. */
const BELOW_BENCH = 48

export interface BleedingSizes {
  letters: Letters
  /** The ground's own foot, which the turf leaves free. */
  foot: number
}

interface Header extends Pick<LineupPlaces, 'heading' | 'date'> {
  /** How high it all is. */
  height: number
  fixture: { place: Box; size: number }
}

/** Where heading, day and fixture stand in what is free. */
export type HeaderPlan = (area: Box, contents: LineupContents) => Header

const twoRows: HeaderPlan = (area) => {
  const [upper, fixture] = stack(area, [124, 132], 14)
  const [heading, date] = beside(upper, [480, { share: 1 }], 30)
  return {
    height: 270,
    heading: { place: heading, size: 140, align: 'left' },
    date: { place: date, size: 40, align: 'right' },
    fixture: { place: fixture, size: 50 },
  }
}

/** Heading and fixture, the turf from there to the edges, the bench upon it. */
export const onPost =
  ({ letters, foot }: BleedingSizes, headerIn: HeaderPlan, mark: number): LineupPlan =>
  ({ canvas }: Sheet, contents: LineupContents): LineupPlaces => {
    const words = inset(canvas, { top: 36, right: 56, bottom: BELOW_BENCH, left: 56 })
    const { height, fixture, ...header } = headerIn(words, contents)
    const stage = inset(words, { top: height + 14 })
    const bench = benchPanel(stage, contents, letters, 210, 'start')
    const players = inset(aboveBench(stage, bench, 14), { top: 10 })
    return {
      veil: box(0, 0, canvas.width, stage.y * 1.3),
      ...fixtureRow(fixture.place, fixture.size, contents),
      ...header,
      pitch: {
        turf: box(0, stage.y, canvas.width, canvas.height - stage.y - foot),
        field: inset(players, { left: -30, right: -30, bottom: -4 }),
        isLying: false,
      },
      players,
      marks: marks(mark, 120, contents),
      bench,
    }
  }

export const portraitOf = (sizes: BleedingSizes): LineupPlan => onPost(sizes, twoRows, 268)

export const BROADCAST_SIZES: BleedingSizes = { letters: { size: 36, em: 0.33 }, foot: 30 }

/** The post alone, in the look of a new club's templates: the first screen has no more. */
export const BROADCAST_POST: LineupPlan = portraitOf(BROADCAST_SIZES)
