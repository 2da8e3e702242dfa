import { chroma, contrast, firstGood, luminance, mix } from '#domain/club/colour.ts'
import type { Tones } from '../../looks/look.ts'
import type { Fill } from '../../scene/node.ts'

const COLOURLESS = 0.05
const SEEN = 1.3
const LIFTED = 2.4
const APART = 1.8

const colourOf = (fill: Fill): string => (typeof fill === 'string' ? fill : (fill.stops.at(-1)?.colour ?? '#000000'))

/** Ours is the loud colour, or the ink where that has no hue or is lost on its ground; theirs the quietest grey that is told from both. */
export function barInks({ accent, panel, panelInk }: Pick<Tones, 'accent' | 'panel' | 'panelInk'>) {
  const ground = colourOf(panel)
  const ours = chroma(accent) >= COLOURLESS && contrast(accent, ground) >= SEEN ? accent : panelInk
  const grey = luminance(ground) > luminance(panelInk) ? '#ffffff' : '#000000'
  const theirs = firstGood(
    (share) => mix(grey, panelInk, share),
    (hex) => contrast(hex, ground) >= LIFTED && contrast(hex, ours) >= APART,
  )
  return { ours, theirs }
}
