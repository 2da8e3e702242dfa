import type { ClubColours } from '#domain/club/club-colours.ts'
import { contrast, isLightByNature, mix } from '#domain/club/colour.ts'
import type { Tones } from '../looks/look.ts'
import { isLedLook, type LookName } from '../template/look-name.ts'

/** A little over what is asked for: grain and compression take some of it. */
const RATIO = 4.7
/** How far light and shade on a background bring it towards the letters. */
const TOWARDS_INK = 0.16
/** The club's colours step back on graphics of bad news, in looks that a photograph does not lead: to about these. */
const MUTED = { light: '#c3c7cc', dark: '#474e58' }

/** All that the letters of a look may lie on: its ground, the club's colour where that shines through, and both muted. */
function groundsOf({ ground }: Tones, { primary }: ClubColours, look: LookName): string[] {
  const isOfClub = isLightByNature(ground) === isLightByNature(primary)
  if (!isOfClub) return [ground]
  if (isLedLook(look)) return [ground, primary]
  return [ground, primary, isLightByNature(ground) ? MUTED.light : MUTED.dark]
}

const isReadableOn = (ink: string, ground: string): boolean => contrast(ink, mix(ground, ink, TOWARDS_INK)) >= RATIO

/** Whether letters of this colour can be read on every ground of the look. */
export const takesInk = (look: LookName, tones: Tones, colours: ClubColours, ink: string): boolean =>
  groundsOf(tones, colours, look).every((ground) => isReadableOn(ink, ground))

/** The tones with the ink that was set by hand, where the look can take it; else as the look has chosen. */
export function inked(look: LookName, tones: Tones, colours: ClubColours, ink: string): Tones {
  if (!takesInk(look, tones, colours, ink)) return tones
  return { ...tones, ink, ...(tones.panel === tones.ground && { panelInk: ink }) }
}
