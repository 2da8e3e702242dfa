import type { ClubColours } from '#domain/club/club-colours.ts'
import { contrast, firstGood, isLightByNature, lift } from '#domain/club/colour.ts'

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
