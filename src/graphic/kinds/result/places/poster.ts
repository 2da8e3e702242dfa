import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { beside, inset, stack } from '../../../layout/area.ts'
import { crestsOverNames, inOneLine, type Scoreboard } from '../../../layout/scoreboard.ts'
import { toTheFoot } from '../../../layout/to-the-foot.ts'
import type { Box } from '../../../scene/node.ts'
import type { ResultContents, ResultPlaces } from '../places.ts'
import { HEADING, noScorers, padded, scorerColumns, scorersHeight } from './parts.ts'

interface Rows {
  top: Box
  /** For the score, or for a photograph with the score in the strip under it. */
  stage: Box
  strip: Box
  /** The teams, with so much room between them. */
  teams: (between: number) => Scoreboard
}

/** A crest and its name at each end. */
const atEnds = (area: Box) => (between: number) =>
  inOneLine(area, { crest: Math.min(area.height, 210), score: between, gap: 24 })

const [APART, SCORE_SHARE] = [8, 0.26]

/** The score on the ground, larger than anything; the teams on a strip from edge to edge. */
function onStrip(
  { canvas }: Sheet,
  { hasPhoto }: ResultContents,
  { top, stage, strip, teams }: Rows,
): Omit<ResultPlaces, keyof ReturnType<typeof noScorers>> {
  const [heading, , date] = stack(top, [{ share: 1 }, 16, 46])
  const board = teams(hasPhoto ? Math.round(top.width * SCORE_SHARE) : APART)
  return {
    heading,
    date,
    ...board,
    photo: hasPhoto ? stage : null,
    score: hasPhoto ? board.score : stage,
    isScoreOnPanel: hasPhoto,
    scorePanel: strip,
    teamNameSize: 52,
    veil: { ...canvas, height: strip.y * 1.5 },
  }
}

/** From edge to edge, where a photograph is to fill it. */
const stageIn = ({ canvas }: Sheet, { hasPhoto }: ResultContents, place: Box): Box =>
  hasPhoto ? { ...place, x: canvas.x, width: canvas.width } : place

interface Post {
  heading: number
  strip: number
  /** How much of the height the scorers may want. */
  most: number
}

/** Heading, score, strip and scorers, one under the other. */
const onPost =
  ({ heading, strip: stripHeight, most }: Post) =>
  (sheet: Sheet, contents: ResultContents): ResultPlaces => {
    const area = inset(sheet.canvas, { top: 40, left: 64, right: 64, bottom: 96 })
    const [top, place, strip, below] = stack(
      area,
      [heading, { share: 1 }, stripHeight, scorersHeight(contents, most, HEADING + 10)],
      14,
    )
    const rows: Rows = {
      top,
      stage: stageIn(sheet, contents, place),
      strip: inset(strip, { left: -100, right: -100 }),
      teams: atEnds(padded(strip, 0, 24)),
    }
    return {
      ...onStrip(sheet, contents, rows),
      ...(contents.lines === 0 ? noScorers(below) : scorerColumns(below, null)),
    }
  }

const portrait = onPost({ heading: 240, strip: 240, most: 1100 })
/** A face needs it more than the words do. */
const squareOverPhoto = onPost({ heading: 168, strip: 164, most: 850 })
const squareAlone = onPost({ heading: 220, strip: 200, most: 850 })
const square = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  (contents.hasPhoto ? squareOverPhoto : squareAlone)(sheet, contents)

/** Score, teams and scorers on the axis of the picture. */
function story(sheet: Sheet, contents: ResultContents): ResultPlaces {
  const { canvas, safe } = sheet
  const { hasPhoto } = contents
  const [head, place, strip, below] = stack(
    inset(middleOf(sheet), { top: 10 }),
    [200, hasPhoto ? 0 : { share: 1 }, 280, scorersHeight(contents, 1000, HEADING + 10)],
    18,
  )
  const top = { ...head, x: safe.x + 8, width: safe.width - 16 }
  const rows: Rows = {
    top,
    stage: hasPhoto ? toTheFoot(sheet, below.y + below.height + 24, false) : place,
    strip: { ...strip, x: -50, width: canvas.width + 100 },
    teams: (between) => crestsOverNames(padded(strip, 0, 22), { crest: 118, score: between }),
  }
  return {
    ...onStrip(sheet, contents, rows),
    ...(contents.lines === 0 ? noScorers(below) : scorerColumns(below, null)),
  }
}

/** A photograph stands in the corner beside heading and day; without one the score stands between the teams. */
function landscape(sheet: Sheet, contents: ResultContents): ResultPlaces {
  // The foot of the ground rises to the right, under the away side's scorers.
  const area = inset(sheet.canvas, { top: 40, left: 64, right: 64, bottom: 116 })
  const told = scorersHeight(contents, 800, HEADING + 10)
  const [upper, strip, below] = stack(area, [{ share: 1 }, contents.hasPhoto ? 200 : 124, told], 20)
  const rows = (contents.hasPhoto ? besidePhoto : betweenTeams)(upper, strip)
  const scorers = padded(below, 60, 0)
  return {
    ...onStrip(sheet, contents, { ...rows, strip: inset(strip, { left: -100, right: -100 }) }),
    ...(contents.lines === 0 ? noScorers(scorers) : scorerColumns(scorers, null)),
  }
}

function besidePhoto(upper: Box, strip: Box): Omit<Rows, 'strip'> {
  const [left, right] = beside(upper, [{ share: 1 }, { share: 1 }], 40)
  const over = Math.max(0, left.height / 2 - 130)
  return {
    top: inset(left, { top: over, bottom: over }),
    // Up to the picture's corner, and under the strip.
    stage: inset(right, { top: -40, right: -64, bottom: -40 }),
    teams: atEnds(padded(strip, 60, 22)),
  }
}

function betweenTeams(upper: Box, strip: Box): Omit<Rows, 'strip'> {
  const [head, stage] = stack(upper, [224, { share: 1 }], 16)
  const board = crestsOverNames(
    { ...stage, height: stage.height + 20 + strip.height },
    { crest: stage.height, score: 640, gap: 20 },
  )
  // A wide box would lean as far as the line under it.
  return { top: { ...head, width: 1200 }, stage, teams: () => ({ ...board, names: 'centred' }) }
}

const BY_FORMAT: Record<FormatName, (sheet: Sheet, contents: ResultContents) => ResultPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const posterPlaces = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  BY_FORMAT[sheet.format](sheet, contents)
