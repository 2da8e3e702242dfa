import type { Sheet } from '../../formats.ts'
import type { Box } from '../../scene/node.ts'
import type { LedStyle } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { capitals, text } from '../pieces.ts'
import type { Heading } from './told.ts'

const MARGIN = 64
const FOOT = 28
const GAP = 14
/** Of the sheet's width. */
const WIDEST = 0.27
/** A capital on average, and the height of a line, in em. */
const [LETTER, LINE] = [0.5, 1.05]

/** A strip along the left edge of the stage, and what it leaves free. */
export function edgeOf(stage: Box, { safe, canvas }: Sheet, { words }: Heading) {
  const top = Math.max(safe.y + 8, MARGIN, stage.y === 0 ? 0 : stage.y + FOOT)
  const left = Math.max(safe.x, MARGIN)
  const height = Math.min(stage.y + stage.height, safe.y + safe.height) - FOOT - top
  const width = Math.min(canvas.width * WIDEST, (height / (words.length * LETTER)) * LINE)
  const x = left + width + GAP
  const right = Math.min(canvas.width - FOOT, safe.x + safe.width)
  return {
    strip: { x: left, y: top, width, height },
    clear: { x, y: top, width: right - x, height },
  }
}

/** Read upwards, as large as the edge is long. */
export function edgeHeading({ look, tones }: LedStyle, { x, y, width, height }: Box, { words: said }: Heading): Piece {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const place = { x: middleX - height / 2, y: middleY - width / 2, width: height, height: width }
  const words = text(place, capitals(look, said), look.heading, width / LINE, tones.ink, {
    align: 'left',
    maxLines: 1,
    minSize: 24,
    rotation: -90,
  })
  return { name: 'heading', shows: ['heading'], nodes: [words] }
}
