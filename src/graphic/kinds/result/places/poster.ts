import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, box, inset, stack } from '../../../layout/area.ts'
import { crestsOverNames, inOneLine, type Scoreboard } from '../../../layout/scoreboard.ts'
import type { Box } from '../../../scene/node.ts'
import type { ResultPlaces, ScorerLines } from '../places.ts'
import { HEADING, noScorers, padded, scorerColumns, scorersHeight } from './parts.ts'

function portrait({ canvas }: Sheet, { lines }: ScorerLines): ResultPlaces {
  const usual: ResultPlaces = {
    heading: box(60, 54, 1080, 178),
    date: box(70, 262, 1066, 46),
    score: box(80, 306, 1040, 400),
    isScoreOnPanel: false,
    scorePanel: box(64, 700, 1072, 270),
    homeCrest: box(104, 726, 210, 210),
    awayCrest: box(886, 726, 210, 210),
    homeName: box(330, 744, 250, 176),
    awayName: box(620, 744, 250, 176),
    teamNameSize: 52,
    names: 'centred',
    scorersPanel: null,
    scorersHeading: box(64, 990, 1072, 70),
    homeScorers: box(90, 1066, 480, 330),
    awayScorers: box(630, 1066, 480, 330),
    scorers: box(90, 1066, 1020, 330),
    isOutward: false,
    veil: box(0, 0, canvas.width, 700 * 1.2),
  }
  if (lines > 0) return usual
  return {
    ...usual,
    score: box(60, 310, 1080, 640),
    scorePanel: box(64, 960, 1072, 330),
    homeCrest: box(104, 990, 260, 260),
    awayCrest: box(836, 990, 260, 260),
    homeName: box(380, 1000, 205, 240),
    awayName: box(615, 1000, 205, 240),
    scorersHeading: box(64, 1310, 1072, 70),
    scorers: box(90, 1312, 1020, 70),
  }
}

interface Rows {
  top: Box
  score: Box
  strip: Box
  teams: Scoreboard
}

/** A crest and its name at each end. */
const atEnds = (area: Box): Scoreboard => inOneLine(area, { crest: Math.min(area.height, 210), score: 8, gap: 24 })

/** The score on the ground, larger than anything; the teams on a strip from edge to edge. */
function onStrip(
  { canvas }: Sheet,
  { top, score, strip, teams }: Rows,
): Omit<ResultPlaces, keyof ReturnType<typeof noScorers>> {
  const [heading, , date] = stack(top, [{ share: 1 }, 16, 46])
  return {
    heading,
    date,
    ...teams,
    score,
    isScoreOnPanel: false,
    scorePanel: strip,
    teamNameSize: 52,
    veil: { ...canvas, height: strip.y * 1.5 },
  }
}

function square(sheet: Sheet, scorers: ScorerLines): ResultPlaces {
  const { canvas } = sheet
  const area = inset(canvas, { top: 40, left: 64, right: 64, bottom: 90 })
  const [top, score, strip, below] = stack(
    area,
    [220, { share: 1 }, 200, scorersHeight(scorers, 850, HEADING + 10)],
    14,
  )
  const teams = atEnds(padded(strip, 0, 24))
  const rows = { top, score, strip: inset(strip, { left: -100, right: -100 }), teams }
  return { ...onStrip(sheet, rows), ...(scorers.lines === 0 ? noScorers(below) : scorerColumns(below, null, true)) }
}

/** Score, teams and scorers on the axis of the picture. */
function story(sheet: Sheet, scorers: ScorerLines): ResultPlaces {
  const { canvas, safe } = sheet
  const [head, score, strip, below] = stack(
    inset(middleOf(sheet), { top: 10 }),
    [200, { share: 1 }, 280, scorersHeight(scorers, 1000, HEADING + 10)],
    18,
  )
  const top = { ...head, x: safe.x + 8, width: safe.width - 16 }
  const teams = crestsOverNames(padded(strip, 0, 22), { crest: 118, score: 0 })
  const rows = { top, score, strip: { ...strip, x: -50, width: canvas.width + 100 }, teams }
  return { ...onStrip(sheet, rows), ...(scorers.lines === 0 ? noScorers(below) : scorerColumns(below, null)) }
}

/** Heading and day beside the score, then the strip, and the scorers under their teams. */
function landscape(sheet: Sheet, scorers: ScorerLines): ResultPlaces {
  // The foot of the ground rises to the right, under the away side's scorers.
  const area = inset(sheet.canvas, { top: 40, left: 64, right: 64, bottom: 116 })
  const [upper, strip, below] = stack(area, [{ share: 1 }, 200, scorersHeight(scorers, 800, HEADING + 10)], 20)
  const [left, score] = beside(upper, [{ share: 1 }, { share: 1 }], 40)
  const top = inset(left, { top: Math.max(0, left.height / 2 - 130), bottom: Math.max(0, left.height / 2 - 130) })
  const teams = atEnds(padded(strip, 60, 22))
  const rows = { top, score, strip: inset(strip, { left: -100, right: -100 }), teams }
  const told = padded(below, 60, 0)
  return { ...onStrip(sheet, rows), ...(scorers.lines === 0 ? noScorers(told) : scorerColumns(told, null, true)) }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, scorers: ScorerLines) => ResultPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const posterPlaces = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  BY_FORMAT[sheet.format](sheet, scorers)
