import type { Sheet } from '../../formats.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { LedStyle, Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { DEPTH } from './cover-stage.ts'

/** Of the stage's height. */
const FADE = 0.3
/** Of its width: a face in the middle is clear of it. */
const ASIDE = 0.42

interface Scrimmed {
  /** Null: words alone. */
  stage: Box | null
  /** Without it there is nothing to go over into the ground; absent: there is a picture in any case. */
  src?: string | undefined
  words: Box
  isBeside: boolean
  isUnder: boolean
  sheet: Sheet
}

/** The photograph goes over into the ground on which the words stand. */
function fade({ tones }: Style, stage: Box, isBeside: boolean, onceLoaded: string | undefined): SceneNode {
  const stops = [
    { at: 0, colour: `${tones.ground}00` },
    { at: 0.5, colour: `${tones.ground}8c` },
    { at: 0.86, colour: tones.ground },
    { at: 1, colour: tones.ground },
  ]
  if (isBeside) {
    return {
      kind: 'rect',
      ...stage,
      onceLoaded,
      width: stage.width * ASIDE,
      fill: { from: { x: 1, y: 0 }, to: { x: 0, y: 0 }, stops },
    }
  }
  const height = stage.height * FADE
  return {
    kind: 'rect',
    ...stage,
    onceLoaded,
    y: stage.y + stage.height - height,
    height: height + stage.height * (DEPTH - 1) + 1,
    fill: { from: { x: 0, y: 0 }, to: { x: 0, y: FADE / (FADE + DEPTH - 1) }, stops },
  }
}

/** To the edges of the sheet, on the side on which the words are. */
function behindWords(canvas: Box, words: Box, isBeside: boolean, isUnder: boolean): Box {
  if (isBeside) return { ...canvas, width: words.x + words.width }
  if (isUnder) return { ...canvas, height: words.y + words.height + 24 }
  return { ...canvas, y: words.y - 24, height: canvas.height - words.y + 24 }
}

export function scrimPiece(style: LedStyle, { stage, src, words, isBeside, isUnder, sheet }: Scrimmed): Piece {
  const { look, tones } = style
  const { canvas } = sheet
  const own = look.veil(behindWords(canvas, words, isBeside, isUnder), tones)
  if (!stage || look.id !== 'cover') return { name: 'veil', nodes: own }
  // Whole beside a photograph: light that falls across the ground would end where the photograph begins.
  const ground: SceneNode[] = isBeside
    ? [{ kind: 'rect', ...canvas, width: stage.x + 1, fill: tones.ground, onceLoaded: src }]
    : []
  return { name: 'veil', nodes: [...own, ...ground, fade(style, stage, isBeside, src)] }
}
