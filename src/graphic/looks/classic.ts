import { contrast, firstGood, isLightByNature, mix } from '#domain/club/colour.ts'
import { box } from '../layout/area.ts'
import { darkOf, loudOn } from './club-inks.ts'
import type { Look } from './look.ts'

const IVORY = '#f7f3ea'
const INK = '#16181b'

/** A match programme: ivory paper, serif capitals, everything on one axis, fine rules in the club's colour. */
export const classic: Look = {
  id: 'classic',
  heading: { face: 'programme', weight: 900, lineHeight: 1.14 },
  name: { face: 'programme', weight: 700, lineHeight: 1.22 },
  body: { face: 'programme', weight: 500, lineHeight: 1.3 },
  figures: { face: 'programme', weight: 900, lineHeight: 1 },
  headingAlign: 'center',
  headingTilt: 0,
  capitals: false,
  tones(colours) {
    const isLight = isLightByNature(colours.primary)
    const club = darkOf(colours, INK)
    const dark = firstGood(
      (share) => mix(club, INK, share),
      (hex) => contrast(hex, IVORY) >= 6,
    )
    const loud = isLight ? loudOn(INK, 6, colours) : dark
    return {
      ground: IVORY,
      ink: dark,
      muted: '#4d4a44',
      panel: '#fffdf8',
      panelInk: INK,
      panelMuted: '#55514a',
      accent: loud,
      accentInk: isLight ? INK : IVORY,
      turf: [mix(dark, '#ffffff', 0.1), mix(dark, '#ffffff', 0.02)],
      pitchLines: mix(isLight ? loud : colours.accent, '#ffffff', 0.35),
    }
  },
  panel(area, tones) {
    const { x, y, width, height } = area
    return [
      { kind: 'rect', ...area, fill: tones.panel, border: { width: 3, colour: tones.ink }, radius: 4 },
      {
        kind: 'rect',
        ...box(x + 9, y + 9, width - 18, height - 18),
        fill: 'transparent',
        border: { width: 1.5, colour: `${tones.ink}80` },
        radius: 2,
      },
    ]
  },
  veil(area, tones) {
    return [{ kind: 'rect', ...area, fill: `${tones.ground}e6` }]
  },
}
