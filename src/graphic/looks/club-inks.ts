import type { ClubColours } from '#domain/club/club-colours.ts'
import { contrast, firstGood, isLightByNature, lift, mix } from '#domain/club/colour.ts'

/** The club's colour that is loud on this dark one; a club that has none gets its accent, lifted. */
export const loudOn = (dark: string, ratio: number, { primary, accent }: ClubColours): string =>
  [accent, primary].find((hex) => contrast(hex, dark) >= ratio) ??
  firstGood(
    (share) => lift(accent, share),
    (hex) => contrast(hex, dark) >= ratio,
  )

const DARK_ENOUGH = 9

/** The club's dark colour: beside a light primary its accent when that is dark, else plain ink. */
export function darkOf({ primary, accent }: ClubColours, ink: string): string {
  if (!isLightByNature(primary)) return primary
  return contrast(accent, '#ffffff') >= DARK_ENOUGH ? accent : ink
}

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Ink is chosen for the ground, not the ground for the ink: one of the two is always readable. */
export const inkOn = (ground: string): string => (contrast(WHITE, ground) >= 4.55 ? WHITE : BLACK)

/** A step behind the ink, and no fainter than can be read. */
export const mutedOn = (ground: string, ink: string, ratio = 4.7): string =>
  firstGood(
    (share) => mix(ground, ink, 0.74 + share * 0.26),
    (hex) => contrast(hex, ground) >= ratio,
  )
