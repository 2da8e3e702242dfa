/** Red, green, blue and opacity of each pixel, as canvases have them. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** How opaque each pixel is, 0 to 255. */
export type Opacity = Uint8ClampedArray<ArrayBuffer>

export const wholeOf = ({ width, height }: { width: number; height: number }): Region => ({ x: 0, y: 0, width, height })

/** So much larger on all sides, as far as there is a picture. */
export function grown({ x, y, width, height }: Region, by: number, picture: { width: number; height: number }): Region {
  const [left, top] = [Math.max(0, Math.floor(x - by)), Math.max(0, Math.floor(y - by))]
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, Math.ceil(x + width + by)) - left,
    height: Math.min(picture.height, Math.ceil(y + height + by)) - top,
  }
}

/** The picture in parts, row by row. */
export function* partsOf(region: Region, size: number): Generator<Region> {
  for (let y = region.y; y < region.y + region.height; y += size) {
    for (let x = region.x; x < region.x + region.width; x += size) {
      const width = Math.min(size, region.x + region.width - x)
      yield { x, y, width, height: Math.min(size, region.y + region.height - y) }
    }
  }
}

/** The smallest region of the part that holds all such pixels; null: there are none. */
export function boxOf(part: Region, width: number, isIn: (at: number) => boolean): Region | null {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -1, -1, -1]
  for (let y = part.y; y < part.y + part.height; y++) {
    for (let x = part.x, at = y * width + x; x < part.x + part.width; x++, at++) {
      if (!isIn(at)) continue
      if (x < left) left = x
      if (x > right) right = x
      if (top < 0) top = y
      bottom = y
    }
  }
  return bottom < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
