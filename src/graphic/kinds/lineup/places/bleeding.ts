import type { FormatName, Sheet } from '../../../formats.ts'
import { beside, box, inset, insetAll, stack, within } from '../../../layout/area.ts'
import type { LineupContents, LineupPlaces, LineupPlan } from '../places.ts'
import { benchColumns, isLong } from './bench.ts'
import { aboveBench, benchPanel } from './bench-panel.ts'
import { fixtureRows, whenLine } from './parts.ts'
import { type BleedingSizes, type HeaderPlan, onPost, portraitOf } from './post.ts'
import { fixtureRow, marks } from './post-parts.ts'

/** From the left of the safe zone: heading and fixture; the turf between both edges and to the foot, the bench upon it. */
function bleedingStory({ canvas, safe }: Sheet, contents: LineupContents, { letters }: BleedingSizes): LineupPlaces {
  const words = inset(safe, { top: 14, left: 6 })
  const [title, fixture, stage] = stack(words, [124, 154, { share: 1 }], 14)
  const [heading, date] = beside(title, [{ share: 0.9 }, { share: 1 }], 20)
  const bench = benchPanel(stage, contents, letters, 200, 'start')
  const players = inset(aboveBench(stage, bench, 18), { top: 14 })
  return {
    veil: box(0, 0, canvas.width, stage.y * 1.3),
    ...fixtureRow(fixture, 44, contents),
    heading: { place: heading, size: 146, align: 'left' },
    date: { place: date, size: 38, align: 'right' },
    pitch: {
      turf: box(0, stage.y, canvas.width, canvas.height - stage.y),
      // Past both edges, so that it may stand about the players, whose middle is not the picture's.
      field: within({ ...players, y: players.y - 2, height: players.height + 8 }, { width: canvas.width * 1.2 }),
      isLying: false,
    },
    players,
    marks: marks(216, 108, contents),
    bench,
  }
}

/** Heading, fixture and bench in a column; the rest is the pitch, on its side, to three edges. */
function bleedingLandscape(
  { canvas }: Sheet,
  contents: LineupContents,
  { letters }: BleedingSizes,
  /** How far from the edge words on the ground end. */
  clear: number,
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
    pitch: { turf: stage, field, isLying: true },
    players: insetAll(field, 10),
    marks: marks(260, 130, contents),
    bench: benchColumns(rest, contents, letters),
  }
}

const SQUARE_HEADER = 150

/** Heading and fixture in one row, the day under the heading. */
const oneRow: HeaderPlan = (area, { hasDate }) => {
  const [title, fixture] = beside({ ...area, height: SQUARE_HEADER }, [320, { share: 1 }], 30)
  const [heading, date] = stack(title, [{ share: 1 }, hasDate ? 52 : 0])
  return {
    height: SQUARE_HEADER,
    heading: { place: heading, size: hasDate ? 104 : 140, align: 'left' },
    date: { place: date, size: 30, align: 'left' },
    fixture: { place: inset(fixture, { top: 8, bottom: 8 }), size: 36 },
  }
}

/** Looks whose turf runs to the edges. */
export const bleedingPlan = (sizes: BleedingSizes, clear: number): LineupPlan => {
  const plans: Record<FormatName, LineupPlan> = {
    portrait: portraitOf(sizes),
    square: onPost(sizes, oneRow, 216),
    story: (sheet, contents) => bleedingStory(sheet, contents, sizes),
    landscape: (sheet, contents) => bleedingLandscape(sheet, contents, sizes, clear),
  }
  return (sheet, contents) => plans[sheet.format](sheet, contents)
}
