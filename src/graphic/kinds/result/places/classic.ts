import { type FormatName, middleOf, type Sheet } from '../../../formats.ts'
import { inset } from '../../../layout/area.ts'
import type { ResultContents, ResultPlaces } from '../places.ts'
import { stackedPlaces } from './stacked.ts'

const portrait = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: inset(sheet.canvas, { top: 84, left: 90, right: 90 }),
    body: inset(sheet.canvas, { top: 288, left: 100, bottom: 100, right: 100 }),
    padding: { left: 30, right: 30 },
    heading: 130,
    teamNameSize: 52,
    isFramed: true,
  })

const square = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: inset(sheet.canvas, { top: 70, left: 90, right: 90 }),
    body: inset(sheet.canvas, { top: 256, left: 90, bottom: 90, right: 90 }),
    padding: { left: 26, right: 26 },
    heading: 120,
    teamNameSize: 48,
    isFramed: true,
  })

/** On the axis of the picture, not of what the app leaves free. */
const story = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: middleOf(sheet),
    body: inset(middleOf(sheet), { top: 200, left: -70, right: -70 }),
    padding: { left: 70, right: 70 },
    heading: 124,
    teamNameSize: 46,
    isFramed: true,
  })

const landscape = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  stackedPlaces(sheet, contents, {
    top: inset(sheet.canvas, { top: 66, left: 90, right: 90 }),
    body: inset(sheet.canvas, { top: 256, left: 110, bottom: 84, right: 110 }),
    padding: { left: 60, right: 60 },
    heading: 120,
    teamNameSize: 54,
    isFramed: true,
  })

const BY_FORMAT: Record<FormatName, (sheet: Sheet, contents: ResultContents) => ResultPlaces> = {
  portrait,
  square,
  story,
  landscape,
}

export const classicPlaces = (sheet: Sheet, contents: ResultContents): ResultPlaces =>
  BY_FORMAT[sheet.format](sheet, contents)
