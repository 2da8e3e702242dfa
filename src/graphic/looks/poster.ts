import { chroma, contrast, firstGood, isLightByNature, mix } from '#domain/club/colour.ts'
import type { Segment } from '../scene/node.ts'
import { darkOf, loudOn } from './club-inks.ts'
import type { Look } from './look.ts'

const PAPER = '#fbf6ea'
const INK = '#15110d'
const WHITE = '#ffffff'

const [COLOURLESS, SET_OFF] = [0.04, 1.15]

/** Cream beside a colour; beside white or grey it would look soiled. */
function paperOn(ground: string): string {
  if (!isLightByNature(ground) || chroma(ground) > COLOURLESS) return PAPER
  return contrast(ground, WHITE) >= SET_OFF ? WHITE : mix(ground, '#1a1d21', 0.08)
}

/** The club's colour, just dark enough for paper-white letters where rays and the faint crest brighten it. */
const darkGround = (primary: string): string =>
  firstGood(
    (share) => mix(primary, INK, share),
    (hex) => contrast(mix(hex, WHITE, 0.13), PAPER) >= 4.6,
  )

/** A printed poster: the club's colour edge to edge, enormous letters, paper strips pasted over it. */
export const poster: Look = {
  id: 'poster',
  heading: { face: 'poster', weight: 900, lineHeight: 1.06 },
  name: { face: 'poster', weight: 900, lineHeight: 1.14 },
  body: { face: 'poster', weight: 900, lineHeight: 1.25 },
  figures: { face: 'poster', weight: 900, lineHeight: 1 },
  headingAlign: 'left',
  headingTilt: -3,
  capitals: true,
  tones(colours) {
    const isLight = isLightByNature(colours.primary)
    const ground = isLight ? colours.primary : darkGround(colours.primary)
    const dark = isLight ? mix(darkOf(colours, INK), INK, 0.5) : ground
    return {
      ground,
      ink: isLight ? INK : PAPER,
      muted: isLight ? INK : PAPER,
      panel: paperOn(ground),
      panelInk: INK,
      panelMuted: mix(dark, INK, 0.35),
      accent: loudOn(INK, 6, colours),
      accentInk: INK,
      turf: [mix(dark, INK, 0.5), mix(dark, INK, 0.6)],
      pitchLines: 'rgba(251,246,234,0.42)',
    }
  },
  panel(area, tones) {
    const { x, y, width, height } = area
    const torn = (right: number, down: number): Segment[] => [
      { to: 'move', x: x + 6 + right, y: y + 10 + down },
      { to: 'line', x: x + width + right, y: y + down },
      { to: 'line', x: x + width - 8 + right, y: y + height - 8 + down },
      { to: 'line', x: x + right, y: y + height + down },
      { to: 'close' },
    ]
    return [
      { kind: 'path', ...area, segments: torn(12, 14), fill: 'rgba(0,0,0,0.28)' },
      { kind: 'path', ...area, segments: torn(0, 0), fill: tones.panel },
    ]
  },
  veil(area, tones) {
    const fill = {
      from: { x: 0, y: 0 },
      to: { x: 0, y: 1 },
      stops: [
        { at: 0, colour: `${tones.ground}e6` },
        { at: 0.8, colour: `${tones.ground}d0` },
        { at: 1, colour: `${tones.ground}00` },
      ],
    }
    return [{ kind: 'rect', ...area, fill }]
  },
}
