import type { Pixels } from '../pixels.ts'

type Colour = readonly [number, number, number]

/** A picture whose colours follow from the place. */
export function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) data.set([...colourAt(x, y), 255], at)
  }
  return { width, height, data }
}
