import type { ClubColours } from '#domain/club/club-colours.ts'
import { chroma, contrast, isLightByNature, mix } from '#domain/club/colour.ts'
import { darkOf, inkOn, mutedOn } from './club-inks.ts'
import type { Look } from './look.ts'

const DARK = '#0b0b0d'
const VIVID = 0.06
const APART = 1.6
const BLACK_ON_SILVER = 9

const isColourless = (hex: string): boolean => chroma(hex) < VIVID
/** White itself is a club's own choice. */
const isSilver = (hex: string): boolean => isColourless(hex) && isLightByNature(hex) && contrast(hex, '#ffffff') >= 1.2

/** The club's colour as it is; silver only stands in for a black that other looks could not be drawn on. */
const groundOf = ({ primary, accent }: ClubColours): string =>
  isSilver(primary) && isColourless(accent) && contrast(accent, primary) >= BLACK_ON_SILVER ? DARK : primary

/** The second colour where it is seen on the first; else the ink. */
const plateOf = (accent: string, ground: string, ink: string): string =>
  contrast(accent, ground) >= APART || (chroma(accent) >= VIVID && contrast(accent, ground) >= 1.3) ? accent : ink

/** One flat colour, letters as high as the sheet, and somebody cut out in front of them. */
export const silhouette: Look<'silhouette'> = {
  id: 'silhouette',
  heading: { face: 'gothic', weight: 700, lineHeight: 1.16 },
  name: { face: 'gothic', weight: 700, lineHeight: 1.22 },
  body: { face: 'gothic', weight: 500, lineHeight: 1.3 },
  figures: { face: 'gothic', weight: 700, lineHeight: 1.04 },
  headingAlign: 'left',
  headingTilt: 0,
  capitals: true,
  tones(colours) {
    const ground = groundOf(colours)
    const ink = inkOn(ground)
    const plate = plateOf(ground === colours.primary ? colours.accent : colours.primary, ground, ink)
    const dark = darkOf(colours, DARK)
    return {
      ground,
      ink,
      muted: mutedOn(ground, ink),
      panel: ground,
      panelInk: ink,
      panelMuted: mutedOn(ground, ink),
      accent: plate,
      accentInk: inkOn(plate),
      turf: [mix(dark, DARK, 0.4), mix(dark, DARK, 0.5)],
      pitchLines: mix(ground, ink, 0.3),
    }
  },
  panel: () => [],
  veil: (area, tones) => [{ kind: 'rect', ...area, fill: `${tones.ground}eb` }],
}
