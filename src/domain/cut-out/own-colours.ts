import { boxMean } from './box-mean.ts'
import { opacityAt } from './own-opacity.ts'
import { boxOf, grown, type Opacity, type Pixels, partsOf, type Region } from './pixels.ts'

const PART = 128
/** How far around a see-through pixel its person and its background are looked for, first roughly, then closely. */
const WIDE_SHARE = 1 / 70
const CLOSE_SHARE = 1 / 500
const NOTHING = 1e-5

interface Layers {
  person: Float32Array
  background: Float32Array
}

/**
 * Takes the old background's colour out of see-through pixels of the region: a pixel of hair before a green wall is part hair, part wall,
 * and on another ground the wall would show. Both are estimated from their blurred surroundings, then made to explain the pixel (Forte,
 * Pitié: Approximate Fast Foreground Colour Estimation). Opaque pixels have the photo's colours, as have those that are see-through in
 * the photo already: nothing shines through them. Written into `colours`.
 */
export function takeOwnColours(photo: Pixels, opacity: Opacity, region: Region, colours: Uint8ClampedArray): void {
  for (const part of partsOf(region, PART)) {
    copyPart(photo, part, colours)
    const seeThrough = boxOf(part, photo.width, (at) => isMixed(photo, opacity, at))
    if (seeThrough) clearPart(photo, opacity, seeThrough, colours)
  }
}

function copyPart(photo: Pixels, { x, y, width, height }: Region, colours: Uint8ClampedArray): void {
  for (let row = y; row < y + height; row++) {
    const start = 4 * (row * photo.width + x)
    colours.set(photo.data.subarray(start, start + 4 * width), start)
  }
}

const isMixed = (photo: Pixels, opacity: Opacity, at: number): boolean =>
  opacity[at] !== 0 && opacity[at] !== 255 && opacityAt(photo, at) === 255

function clearPart(photo: Pixels, opacity: Opacity, part: Region, colours: Uint8ClampedArray): void {
  const longer = Math.max(photo.width, photo.height)
  const radii = [Math.max(4, Math.round(longer * WIDE_SHARE)), Math.max(1, Math.round(longer * CLOSE_SHARE))] as const
  const around = grown(part, radii[0], photo)
  const { width, height } = around
  const share = readPart(photo, around, opacity, 1, 0)
  const [wide, close] = radii.map((radius) => surroundings(share, width, height, radius)) as [
    Surroundings,
    Surroundings,
  ]
  for (const channel of [0, 1, 2]) {
    const seen = readPart(photo, around, photo.data, 4, channel)
    const rough = separated(seen, share, { person: seen, background: seen }, wide)
    const { person } = separated(seen, share, rough, close)
    for (let y = 0; y < part.height; y++) {
      for (let x = 0; x < part.width; x++) {
        const at = (part.y + y) * photo.width + part.x + x
        if (!isMixed(photo, opacity, at)) continue
        const from = (y + part.y - around.y) * width + x + part.x - around.x
        colours[4 * at + channel] = 255 * (person[from] as number)
      }
    }
  }
}

/** Every so many bytes, as 0 to 1. */
function readPart(
  photo: Pixels,
  { x, y, width, height }: Region,
  bytes: Uint8ClampedArray,
  step: number,
  offset: number,
): Float32Array {
  const result = new Float32Array(width * height)
  for (let row = 0, to = 0; row < height; row++) {
    let from = step * ((y + row) * photo.width + x) + offset
    for (let column = 0; column < width; column++, to++, from += step) result[to] = (bytes[from] as number) / 255
  }
  return result
}

interface Surroundings {
  mean(values: Float32Array): Float32Array
  shareMean: Float32Array
}

function surroundings(share: Float32Array, width: number, height: number, radius: number): Surroundings {
  const mean = (values: Float32Array) => boxMean(values, width, height, radius)
  return { mean, shareMean: mean(share) }
}

/** What of each pixel is the person's, and what lies behind them. */
function separated(
  seen: Float32Array,
  share: Float32Array,
  { person, background }: Layers,
  { mean, shareMean }: Surroundings,
): Layers {
  const near = new Float32Array(seen.length)
  const behind = new Float32Array(seen.length)
  for (let index = 0; index < seen.length; index++) {
    const alpha = share[index] as number
    near[index] = (person[index] as number) * alpha
    behind[index] = (background[index] as number) * (1 - alpha)
  }
  const [nearMean, behindMean] = [mean(near), mean(behind)]
  for (let index = 0; index < seen.length; index++) {
    const alpha = share[index] as number
    const around = shareMean[index] as number
    const ours = (nearMean[index] as number) / (around + NOTHING)
    const theirs = (behindMean[index] as number) / (1 - around + NOTHING)
    const explained = ours + alpha * ((seen[index] as number) - alpha * ours - (1 - alpha) * theirs)
    near[index] = Math.min(1, Math.max(0, explained))
    behind[index] = theirs
  }
  return { person: near, background: behind }
}
