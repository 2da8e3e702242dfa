import { oklabOf } from './colour.ts'

/** How different two colours look: 0 for the same, 1 for black and white, about 0.35 for red and green of one luminance. */
export function colourDifference(one: string, other: string): number {
  const [from, to] = [oklabOf(one), oklabOf(other)]
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)))
}
