import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { box, inset } from '../../../layout/area.ts'
import type { ResultPlaces, ScorerLines } from '../places.ts'
import { stackedPlaces } from './stacked.ts'

function portrait({ canvas }: Sheet, { lines }: ScorerLines): ResultPlaces {
  const usual: ResultPlaces = {
    heading: box(90, 84, 1020, 120),
    date: box(90, 204, 1020, 46),
    scorePanel: box(100, 272, 1000, 480),
    isScoreOnPanel: true,
    homeCrest: box(160, 312, 240, 240),
    awayCrest: box(800, 312, 240, 240),
    homeName: box(130, 566, 320, 150),
    awayName: box(750, 566, 320, 150),
    score: box(420, 330, 360, 260),
    teamNameSize: 52,
    names: 'centred',
    scorersPanel: box(100, 780, 1000, 640),
    scorersHeading: box(130, 800, 940, 70),
    homeScorers: box(140, 884, 430, 500),
    awayScorers: box(630, 884, 430, 500),
    scorers: box(140, 884, 920, 500),
    isOutward: false,
    veil: box(0, 0, canvas.width, 272 * 1.2),
  }
  if (lines > 0) return usual
  return {
    ...usual,
    scorePanel: box(100, 272, 1000, 1040),
    homeCrest: box(150, 340, 400, 380),
    awayCrest: box(650, 340, 400, 380),
    homeName: box(140, 740, 420, 130),
    awayName: box(640, 740, 420, 130),
    score: box(140, 880, 920, 390),
    scorersPanel: null,
    scorers: box(140, 1340, 920, 60),
  }
}

const square = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  stackedPlaces(sheet, scorers, {
    top: inset(sheet.canvas, { top: 70, left: 90, right: 90 }),
    body: inset(sheet.canvas, { top: 256, left: 90, bottom: 90, right: 90 }),
    padding: { left: 26, right: 26 },
    heading: 120,
    teamNameSize: 48,
  })

/** On the axis of the picture, not of what the app leaves free. */
const story = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  stackedPlaces(sheet, scorers, {
    top: middleOf(sheet),
    body: inset(middleOf(sheet), { top: 200, left: -70, right: -70 }),
    padding: { left: 70, right: 70 },
    heading: 124,
    teamNameSize: 46,
  })

const landscape = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  stackedPlaces(sheet, scorers, {
    top: inset(sheet.canvas, { top: 66, left: 90, right: 90 }),
    body: inset(sheet.canvas, { top: 256, left: 110, bottom: 84, right: 110 }),
    padding: { left: 60, right: 60 },
    heading: 120,
    teamNameSize: 54,
  })

const BY_FORMAT: Record<FormatName, (sheet: Sheet, scorers: ScorerLines) => ResultPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const classicPlaces = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  BY_FORMAT[sheet.format](sheet, scorers)
