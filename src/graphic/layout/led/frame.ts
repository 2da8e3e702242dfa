import type { FormatName, Sheet } from '../../formats.ts'
import type { Box } from '../../scene/node.ts'
import type { LedLookName } from '../../template/look-name.ts'
import { box, inset } from '../area.ts'
import type { Stacked } from './stacked.ts'

export interface Frame {
  /** Where the words may stand, from its foot upwards. */
  words: Box
  /** How much of it they may fill while a picture leads. */
  most: number
  /** The picture stands beside the words, not over them. */
  isBeside: boolean
  /** The words are over the picture, which goes to the foot of the sheet. */
  isUnder?: true
}

const MARGIN = 64

const around = ({ canvas }: Sheet): Box => inset(canvas, { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN })

const OVER: Readonly<Record<FormatName, (sheet: Sheet) => Frame>> = {
  portrait: (sheet) => ({ words: around(sheet), most: 0.6, isBeside: false }),
  square: (sheet) => ({ words: around(sheet), most: 0.62, isBeside: false }),
  story: ({ safe }) => ({ words: inset(safe, { bottom: 16, top: 16 }), most: 0.66, isBeside: false }),
  landscape: (sheet) => ({ words: { ...around(sheet), x: 72, width: 960 }, most: 1, isBeside: true }),
}

const BESIDE: Readonly<Record<FormatName, (sheet: Sheet) => Frame>> = {
  portrait: (sheet) => ({ words: { ...around(sheet), width: 640 }, most: 1, isBeside: true }),
  square: (sheet) => ({ words: { ...around(sheet), width: 640 }, most: 1, isBeside: true }),
  story: ({ safe }) => ({ words: { ...inset(safe, { top: 16, bottom: 16 }), width: 560 }, most: 1, isBeside: true }),
  landscape: (sheet) => ({ words: { ...around(sheet), x: 72, width: 1080 }, most: 1, isBeside: true }),
}

export const frameOf = (sheet: Sheet, isBeside: boolean): Frame => (isBeside ? BESIDE : OVER)[sheet.format](sheet)

/** Of the words' room: with the heading among them, and without. A bar parts the picture of a silhouette from them. */
const MOST_WITH_HEADING: Readonly<Record<LedLookName, number>> = { cover: 0.54, silhouette: 0.52 }
const MOST_WITHOUT = 0.46

/** Of a high sheet, whose foot would be bare where an app lays its buttons: somebody stands there, their face over these. */
export const standingFrame = (sheet: Sheet, look: LedLookName, hasHeading: boolean): Frame | null =>
  sheet.format === 'story'
    ? { ...OVER.story(sheet), most: hasHeading ? MOST_WITH_HEADING[look] : MOST_WITHOUT, isUnder: true }
    : null

/** How far the picture goes behind the end of the words' lines. */
const BEHIND = 60

/** The picture has what the words leave, to the edges. */
export function stageOf({ canvas }: Sheet, { words, isBeside, isUnder }: Frame, { top, foot }: Stacked): Box {
  if (isUnder) return { ...canvas, y: foot, height: canvas.height - foot }
  if (!isBeside) return { ...canvas, height: top }
  const x = words.x + words.width - BEHIND
  return box(x, 0, canvas.width - x, canvas.height)
}

/** A 1200th of the shorter side. */
export const unitOf = ({ canvas }: Sheet): number => Math.min(canvas.width, canvas.height) / 1200
