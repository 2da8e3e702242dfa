import type { FormatName, Sheet } from '../../formats.ts'
import type { Box } from '../../scene/node.ts'
import { box, inset } from '../area.ts'

export interface Frame {
  /** Where the words may stand, from its foot upwards. */
  words: Box
  /** How much of it they may fill while a picture leads. */
  most: number
  /** The picture stands beside the words, not over them. */
  isBeside: boolean
}

const MARGIN = 64

const around = ({ canvas }: Sheet): Box => inset(canvas, { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN })

const OVER: Readonly<Record<FormatName, (sheet: Sheet) => Frame>> = {
  portrait: (sheet) => ({ words: around(sheet), most: 0.6, isBeside: false }),
  square: (sheet) => ({ words: around(sheet), most: 0.62, isBeside: false }),
  story: ({ safe }) => ({ words: inset(safe, { bottom: 16, top: 16 }), most: 0.66, isBeside: false }),
  landscape: (sheet) => ({ words: { ...around(sheet), x: 72, width: 860 }, most: 1, isBeside: true }),
}

const BESIDE: Readonly<Record<FormatName, (sheet: Sheet) => Frame>> = {
  portrait: (sheet) => ({ words: { ...around(sheet), width: 640 }, most: 1, isBeside: true }),
  square: (sheet) => ({ words: { ...around(sheet), width: 640 }, most: 1, isBeside: true }),
  story: ({ safe }) => ({ words: { ...inset(safe, { top: 16, bottom: 16 }), width: 560 }, most: 1, isBeside: true }),
  landscape: OVER.landscape,
}

export const frameOf = (sheet: Sheet, isBeside: boolean): Frame => (isBeside ? BESIDE : OVER)[sheet.format](sheet)

/** How far the picture goes behind the end of the words' lines. */
const BEHIND = 60

/** The picture has what the words leave, to the edges. */
export function stageOf({ canvas }: Sheet, { words, isBeside }: Frame, wordsTop: number): Box {
  if (!isBeside) return { ...canvas, height: wordsTop }
  const x = words.x + words.width - BEHIND
  return box(x, 0, canvas.width - x, canvas.height)
}

/** A 1200th of the shorter side. */
export const unitOf = ({ canvas }: Sheet): number => Math.min(canvas.width, canvas.height) / 1200
