import type { FormatName, Sheet } from '../../../formats.ts'
import { box, inset } from '../../../layout/area.ts'
import type { ResultPlaces, ScorerLines } from '../places.ts'
import { stackedPlaces } from './stacked.ts'

function portrait({ canvas }: Sheet, { lines }: ScorerLines): ResultPlaces {
  const usual: ResultPlaces = {
    heading: box(64, 50, 1072, 150),
    date: box(68, 200, 1068, 50),
    scorePanel: box(64, 276, 1072, 480),
    isScoreOnPanel: true,
    homeCrest: box(142, 322, 250, 250),
    awayCrest: box(808, 322, 250, 250),
    homeName: box(118, 588, 330, 134),
    awayName: box(752, 588, 330, 134),
    score: box(410, 330, 380, 260),
    teamNameSize: 52,
    names: 'centred',
    scorersPanel: box(64, 784, 1072, 660),
    scorersHeading: box(130, 806, 940, 76),
    homeScorers: box(130, 896, 440, 520),
    awayScorers: box(630, 896, 440, 520),
    scorers: box(130, 896, 940, 520),
    isOutward: false,
    veil: box(0, 0, canvas.width, 276 * 1.2),
  }
  if (lines > 0) return usual
  return {
    ...usual,
    scorePanel: box(64, 276, 1072, 1060),
    homeCrest: box(134, 340, 400, 400),
    awayCrest: box(666, 340, 400, 400),
    homeName: box(124, 760, 430, 130),
    awayName: box(646, 760, 430, 130),
    score: box(124, 890, 952, 420),
    scorersPanel: null,
    scorers: box(68, 1366, 1064, 60),
  }
}

const square = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  stackedPlaces(sheet, scorers, {
    top: inset(sheet.canvas, { top: 36, left: 64, right: 64 }),
    body: inset(sheet.canvas, { top: 276, left: 40, bottom: 48, right: -40 }),
    padding: { left: 56, right: 96 },
    heading: 176,
    teamNameSize: 52,
  })

const story = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  stackedPlaces(sheet, scorers, {
    top: sheet.safe,
    body: inset(sheet.safe, { top: 204, left: -25, right: -230 }),
    padding: { left: 130, right: 230 },
    heading: 130,
    teamNameSize: 50,
  })

const landscape = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  stackedPlaces(sheet, scorers, {
    top: inset(sheet.canvas, { top: 30, left: 64, right: 64 }),
    body: inset(sheet.canvas, { top: 236, left: 40, bottom: 64, right: -60 }),
    padding: { left: 84, right: 184 },
    heading: 140,
    teamNameSize: 60,
  })

const BY_FORMAT: Record<FormatName, (sheet: Sheet, scorers: ScorerLines) => ResultPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const broadcastPlaces = (sheet: Sheet, scorers: ScorerLines): ResultPlaces =>
  BY_FORMAT[sheet.format](sheet, scorers)
