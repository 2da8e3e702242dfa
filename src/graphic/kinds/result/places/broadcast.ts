import type { FormatName, Sheet } from '../../../formats.ts'
import { inset } from '../../../layout/area.ts'
import type { ResultContents, ResultPlaces } from '../places.ts'
import { stackedPlaces } from './stacked.ts'

const portrait = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: inset(sheet.canvas, { top: 40, left: 64, right: 64 }),
    body: inset(sheet.canvas, { top: 292, left: 40, bottom: 60, right: -40 }),
    padding: { left: 56, right: 96 },
    heading: 186,
    teamNameSize: 56,
  })

const square = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: inset(sheet.canvas, { top: 36, left: 64, right: 64 }),
    body: inset(sheet.canvas, { top: 276, left: 40, bottom: 48, right: -40 }),
    padding: { left: 56, right: 96 },
    heading: 176,
    teamNameSize: 52,
  })

const story = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: sheet.safe,
    body: inset(sheet.safe, { top: 204, left: -25, right: -230 }),
    padding: { left: 130, right: 230 },
    heading: 130,
    teamNameSize: 50,
  })

const landscape = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: inset(sheet.canvas, { top: 30, left: 64, right: 64 }),
    body: inset(sheet.canvas, { top: 236, left: 40, bottom: 64, right: -60 }),
    padding: { left: 84, right: 184 },
    heading: 140,
    teamNameSize: 60,
  })

const BY_FORMAT: Record<FormatName, (sheet: Sheet, contents: ResultContents) => ResultPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const broadcastPlaces = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  BY_FORMAT[sheet.format](sheet, contents)
