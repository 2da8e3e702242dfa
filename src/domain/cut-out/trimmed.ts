import { boxOf, grown, type Opacity, type Region, wholeOf } from './pixels.ts'

/** Less than this nobody sees. */
const FAINT = 8
/** Left around, of the longer side of what is there. */
const AIR = 0.02

/** The part of the picture in which something is to be seen, with a little air; null: nothing is. */
export function trimmed(opacity: Opacity, picture: { width: number; height: number }): Region | null {
  const seen = boxOf(wholeOf(picture), picture.width, (at) => (opacity[at] as number) >= FAINT)
  return seen && grown(seen, AIR * Math.max(seen.width, seen.height), picture)
}
