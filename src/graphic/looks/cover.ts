import type { ClubColours } from '#domain/club/club-colours.ts'
import { contrast, firstGood, isLightByNature, mix } from '#domain/club/colour.ts'
import { darkOf, inkOn, mutedOn } from './club-inks.ts'
import type { Look } from './look.ts'

const DARK = '#08090c'
const WHITE = '#ffffff'
/** On the ground itself: where beams of light fall on it, 4.5 are left. */
const ON_BEAMS = 6

/** The club's colour as it is, or just dark enough for white letters. */
const groundOf = (primary: string): string =>
  isLightByNature(primary)
    ? primary
    : firstGood(
        (share) => mix(primary, DARK, share),
        (hex) => contrast(WHITE, hex) >= ON_BEAMS,
      )

/** The club's other colour where it reads as it is: one that had to be changed for it would be nobody's. */
const loudOf = ({ primary, accent }: ClubColours, ground: string): string | undefined =>
  isLightByNature(ground) ? undefined : [accent, primary].find((hex) => contrast(hex, ground) >= ON_BEAMS)

/** A magazine's cover: one photograph from edge to edge, and under it few words, large and wide. */
export const cover: Look<'cover'> = {
  id: 'cover',
  heading: { face: 'cover', weight: 900, lineHeight: 1.04 },
  name: { face: 'cover', weight: 700, lineHeight: 1.1 },
  body: { face: 'cover', weight: 500, lineHeight: 1.3 },
  figures: { face: 'cover', weight: 900, lineHeight: 1 },
  headingAlign: 'left',
  headingTilt: 0,
  capitals: true,
  tones(colours) {
    const ground = groundOf(colours.primary)
    const ink = inkOn(ground)
    const accent = loudOf(colours, ground) ?? ink
    const dark = darkOf(colours, DARK)
    return {
      ground,
      ink,
      muted: mutedOn(ground, ink, ON_BEAMS),
      panel: ground,
      panelInk: ink,
      panelMuted: mutedOn(ground, ink, ON_BEAMS),
      accent,
      accentInk: inkOn(accent),
      turf: [mix(dark, DARK, 0.4), mix(dark, DARK, 0.5)],
      pitchLines: mix(ground, ink, 0.3),
    }
  },
  panel: () => [],
  veil: (area, tones) => [{ kind: 'rect', ...area, fill: `${tones.ground}e6` }],
}
