import { contrast, firstGood, mix } from './colour.ts'

/** What letters need on what lies under them. */
export const READABLE = 4.5

export const isReadable = (ink: string, ground: string): boolean => contrast(ink, ground) >= READABLE

const BLACK = '#000000'
const WHITE = '#ffffff'

const towards = (end: string, ink: string, ground: string): string =>
  firstGood(
    (share) => mix(ink, end, share),
    (hex) => isReadable(hex, ground),
  )

/** Ink that is readable on the ground: the one given, or the nearest to it that is. Black or white is always readable. */
export function nearestInk(ink: string, ground: string): string {
  if (isReadable(ink, ground)) return ink
  const away = (hex: string) => contrast(hex, ink)
  return [BLACK, WHITE]
    .map((end) => towards(end, ink, ground))
    .filter((hex) => isReadable(hex, ground))
    .reduce((best, hex) => (away(hex) < away(best) ? hex : best))
}

/** „3,2:1” */
export const ratioWords = (one: string, other: string): string =>
  `${(Math.floor(contrast(one, other) * 10) / 10).toLocaleString('pl-PL')}:1`
