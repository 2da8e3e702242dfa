import type { Sheet } from '../../formats.ts'
import type { Box, Gradient, SceneNode } from '../../scene/node.ts'
import type { LedStyle, Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { blockOf, DEPTH, type Stage } from './stage.ts'

/** Of the stage's height; less over somebody's hair than under their chin, and less on a low stage, whose foot is near a face. */
const [FADE, FADE_OVER, FADE_LOW] = [0.3, 0.16, 0.16]
/** Its height, of its width. */
const LOW = 0.5
/** Of its width: a face in the middle is clear of it. */
const ASIDE = 0.42

interface Scrimmed {
  stage: Stage
  isPhoto: boolean
  /** Somebody stands clear of the words. */
  isClear: boolean
  /** Without it there is nothing to go over into the ground; absent: there is a picture in any case. */
  src?: string | undefined
  words: Box
  sheet: Sheet
}

/** The part of the picture that goes over, and from where it does. */
function fading({ whole, isBeside, isUnder }: Stage): { area: Box } & Pick<Gradient, 'from' | 'to'> {
  if (isBeside) return { area: { ...whole, width: whole.width * ASIDE }, from: { x: 1, y: 0 }, to: { x: 0, y: 0 } }
  if (isUnder) return { area: { ...whole, height: whole.height * FADE_OVER }, from: { x: 0, y: 1 }, to: { x: 0, y: 0 } }
  const share = whole.height < whole.width * LOW ? FADE_LOW : FADE
  const height = whole.height * share
  return {
    area: { ...whole, y: whole.y + whole.height - height, height: height + whole.height * (DEPTH - 1) + 1 },
    from: { x: 0, y: 0 },
    to: { x: 0, y: share / (share + DEPTH - 1) },
  }
}

/** The photograph goes over into the ground on which the words stand. */
function fade({ tones }: Style, stage: Stage, onceLoaded: string | undefined): SceneNode {
  const { area, from, to } = fading(stage)
  const stops = [
    { at: 0, colour: `${tones.ground}00` },
    { at: 0.5, colour: `${tones.ground}8c` },
    { at: 0.86, colour: tones.ground },
    { at: 1, colour: tones.ground },
  ]
  return { kind: 'rect', ...area, onceLoaded, fill: { from, to, stops } }
}

/** To the edges of the sheet, on the side on which the words are. */
function behindWords(canvas: Box, words: Box, { isBeside, isUnder }: Stage): Box {
  if (isBeside) return { ...canvas, width: words.x + words.width }
  if (isUnder) return { ...canvas, height: words.y + words.height + 24 }
  return { ...canvas, y: words.y - 24, height: canvas.height - words.y + 24 }
}

/** Where the words' ground is whole: light that falls across it would end where the picture begins, and shadows would go on. */
function wholeGround({ stage, isClear, sheet: { canvas } }: Scrimmed, isOwn: boolean): Box | null {
  const { whole, isBeside, isUnder } = stage
  const block = blockOf(stage)
  if (isBeside) return { ...canvas, width: isClear ? block.x : whole.x + 1 }
  if (isUnder || !isClear || isOwn) return null
  const foot = block.y + block.height
  return { ...canvas, y: foot, height: canvas.height - foot }
}

/** What parts a cover's picture from its words. `isOwn`: the club has drawn the ground itself. */
function parting(style: LedStyle, scrimmed: Scrimmed, isOwn: boolean): SceneNode[] {
  const { stage, isClear, src } = scrimmed
  const place = wholeGround(scrimmed, isOwn)
  const ground: SceneNode[] = place ? [{ kind: 'rect', ...place, fill: style.tones.ground, onceLoaded: src }] : []
  return isClear ? ground : [...ground, fade(style, stage, src)]
}

export function scrimPiece(style: LedStyle, scrimmed: Scrimmed): Piece {
  const { look, tones } = style
  const { stage, isPhoto, words, sheet } = scrimmed
  const own = look.veil(behindWords(sheet.canvas, words, stage), tones)
  const between = isPhoto && look.id === 'cover' ? parting(style, scrimmed, own.length > 0) : []
  return { name: 'veil', nodes: [...own, ...between] }
}
