import { blobsOf } from './blobs.ts'
import type { Opacity } from './pixels.ts'

/** Of the largest: what is smaller and lies apart is dust. */
const SPECK = 0.01

/** What refining has left over apart from people: haze that looks like one of their colours. */
export function dropSpecks(opacity: Opacity, width: number, height: number): void {
  const [largest, ...others] = blobsOf((index) => opacity[index] !== 0, width, height)
  if (!largest) return
  for (const { places } of others) {
    if (places.length < SPECK * largest.places.length) for (const at of places) opacity[at] = 0
  }
}
