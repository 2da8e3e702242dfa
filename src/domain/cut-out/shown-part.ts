import type { CutOut } from './cut-out.ts'
import type { Region } from './pixels.ts'

/** A region of a cut-out as a canvas takes it. */
export function shownPart({ opacity, colours }: CutOut, width: number, region: Region): Uint8ClampedArray<ArrayBuffer> {
  const part = new Uint8ClampedArray(4 * region.width * region.height)
  for (let row = 0, to = 0; row < region.height; row++) {
    const start = (region.y + row) * width + region.x
    part.set(colours.subarray(4 * start, 4 * (start + region.width)), to)
    for (let at = start; at < start + region.width; at++, to += 4) part[to + 3] = opacity[at] as number
  }
  return part
}
