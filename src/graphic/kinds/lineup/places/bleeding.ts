import type { Sheet } from '../../../formats.ts'
import { beside, box, inset, insetAll, stack, within } from '../../../layout/area.ts'
import { evenRows } from '../../../layout/even-rows.ts'
import type { LineupContents, LineupPlaces, LineupPlan } from '../places.ts'
import { aboveBench, benchColumns, benchPanel, isLong } from './bench.ts'
import type { Letters } from './bench-grid.ts'
import { fixtureRow, fixtureRows, marks, whenLine } from './parts.ts'

interface BleedingSizes {
  letters: Letters
  /** The ground's own foot, which the turf leaves free, */
  foot: number
  /** and how far from the edge words on the ground end. */
  clear: number
}

/** From the bench to the foot. */
const BELOW_BENCH = 48

/** From the left of the safe zone: heading and fixture; the turf between both edges, the bench upon it; then the ground. */
function bleedingStory({ canvas, safe }: Sheet, contents: LineupContents, { letters }: BleedingSizes): LineupPlaces {
  const words = inset(safe, { top: 16, left: 6 })
  const [title, fixture, stage] = stack(words, [112, 150, { share: 1 }], 18)
  const [heading, date] = beside(title, [{ share: 0.9 }, { share: 1 }], 20)
  const bench = benchPanel(stage, contents, letters, 200, 'start')
  const players = inset(aboveBench(stage, bench, 18), { top: 14 })
  return {
    veil: box(0, 0, canvas.width, stage.y * 1.3),
    ...fixtureRow(fixture, 42, contents),
    heading: { place: heading, size: 128, align: 'left' },
    date: { place: date, size: 36, align: 'right' },
    pitch: {
      turf: box(0, stage.y, canvas.width, stage.height + BELOW_BENCH),
      // Past both edges, so that it may stand about the players, whose middle is not the picture's.
      field: within({ ...players, y: players.y - 2, height: players.height + 8 }, { width: canvas.width * 1.2 }),
      isLying: false,
      bleeds: true,
    },
    players,
    marks: marks(216, 108, contents),
    rows: evenRows,
    bench,
  }
}

/** Heading, fixture and bench in a column; the rest is the pitch, on its side, to three edges. */
function bleedingLandscape(
  { canvas }: Sheet,
  contents: LineupContents,
  { letters, clear }: BleedingSizes,
): LineupPlaces {
  const [column, stage] = beside(canvas, [580, { share: 1 }])
  const words = inset(column, { top: 52, right: 40, bottom: clear, left: 64 })
  const hasBench = contents.bench.length > 0
  const hasWhen = contents.hasDate || contents.hasTime
  const [heading, when, teams, rest] = stack(
    words,
    [180, hasWhen ? 60 : 0, hasBench ? (isLong(contents) ? 270 : 360) : { share: 1 }, hasBench ? { share: 1 } : 0],
    20,
  )
  const field = inset(stage, { top: 36, right: 36, bottom: 36, left: 36 })
  return {
    veil: { ...column, height: canvas.height * 1.3 },
    ...fixtureRows(hasBench ? teams : inset(teams, { top: 60, bottom: 180 }), hasBench ? 50 : 60),
    ...whenLine(when, 38, contents),
    versus: null,
    heading: { place: heading, size: 200, align: 'left' },
    pitch: { turf: stage, field, isLying: true, bleeds: true },
    players: insetAll(field, 10),
    marks: marks(260, 130, contents),
    rows: evenRows,
    bench: benchColumns(rest, contents, letters),
  }
}

/** One row of heading and fixture, the turf from there to the edges, the bench in one line upon it. */
function bleedingSquare({ canvas }: Sheet, contents: LineupContents, { letters, foot }: BleedingSizes): LineupPlaces {
  const words = inset(canvas, { top: 36, right: 56, bottom: BELOW_BENCH, left: 56 })
  const [header, stage] = stack(words, [150, { share: 1 }], 14)
  const [title, fixture] = beside(header, [320, { share: 1 }], 30)
  const [heading, date] = stack(title, [{ share: 1 }, contents.hasDate ? 52 : 0])
  const bench = benchPanel(stage, contents, letters, 210, 'start')
  const players = inset(aboveBench(stage, bench, 14), { top: 10 })
  return {
    veil: box(0, 0, canvas.width, stage.y * 1.3),
    ...fixtureRow(inset(fixture, { top: 8, bottom: 8 }), 36, contents),
    heading: { place: heading, size: contents.hasDate ? 104 : 140, align: 'left' },
    date: { place: date, size: 30, align: 'left' },
    pitch: {
      turf: box(0, stage.y, canvas.width, canvas.height - stage.y - foot),
      field: inset(players, { left: -30, right: -30, bottom: -4 }),
      isLying: false,
      bleeds: true,
    },
    players,
    marks: marks(216, 120, contents),
    rows: evenRows,
    bench,
  }
}

/** Looks whose turf runs to the edges, but on a post. */
export const bleedingPlan =
  (onPost: LineupPlan, sizes: BleedingSizes): LineupPlan =>
  (sheet, contents) => {
    switch (sheet.format) {
      case 'portrait':
        return onPost(sheet, contents)
      case 'square':
        return bleedingSquare(sheet, contents, sizes)
      case 'story':
        return bleedingStory(sheet, contents, sizes)
      case 'landscape':
        return bleedingLandscape(sheet, contents, sizes)
    }
  }
