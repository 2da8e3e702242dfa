export interface SmallPicture {
  width: number
  height: number
  /** Red, green and blue of each point, row by row. */
  pixels: Uint8Array
}

/** In percent of the picture's sides. */
export interface Focus {
  x: number
  y: number
}

export const MIDDLE: Focus = { x: 50, y: 50 }

/** What is looked for is about so large, as a share of the shorter side. */
const FACE_SHARE = 0.13
/** Detail leads where there is no skin; where there is, it only tells a face from a wall of its colour. */
const DETAIL_WEIGHT = 0.3
const SKIN_WEIGHT = 1
/** A photographer seldom puts what matters into a corner, and a face is higher up than legs and hands are. */
const CENTRE = { x: 0.5, y: 0.36 }
const CENTRE_SPREAD = 0.42
const UPPER_BONUS = 2

/** 1 in the middle of the range, falling to 0 at `soft` outside of it. */
function within(value: number, low: number, high: number, soft: number): number {
  const outside = Math.max(low - value, value - high, 0)
  return Math.max(0, 1 - outside / soft)
}

/** How much a colour is one that skin has, light or dark, in daylight or under floodlights. */
export function skinness(r: number, g: number, b: number): number {
  const light = 0.299 * r + 0.587 * g + 0.114 * b
  const cb = 128 + 0.564 * (b - light)
  const cr = 128 + 0.713 * (r - light)
  const isWarm = r > g && g > b * 0.85
  return isWarm ? within(cb, 85, 122, 12) * within(cr, 138, 168, 8) * within(light, 55, 225, 30) : 0
}

const lightAt = (pixels: Uint8Array, at: number): number =>
  0.299 * (pixels[at * 3] ?? 0) + 0.587 * (pixels[at * 3 + 1] ?? 0) + 0.114 * (pixels[at * 3 + 2] ?? 0)

/** How sharply each point differs from those beside it, 0 to 1: what is out of focus does not. */
function detailOf({ width, height, pixels }: SmallPicture): Float32Array {
  const light = Float32Array.from({ length: width * height }, (_, at) => lightAt(pixels, at))
  return light.map((here, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const right = x + 1 < width ? (light[at + 1] ?? here) : here
    const below = y + 1 < height ? (light[at + width] ?? here) : here
    return Math.min(1, (Math.abs(right - here) + Math.abs(below - here)) / 96)
  })
}

/** The mean over a square around each point. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * (width + 1) + x + 1
      const before = (sums[at - 1] ?? 0) + (sums[at - width - 1] ?? 0) - (sums[at - width - 2] ?? 0)
      sums[at] = (values[y * width + x] ?? 0) + before
    }
  }
  const sumTo = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
  return values.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top)
    // Divided by the whole square: at the edge half of it is outside, and there is no half a face.
    return sum / (2 * radius + 1) ** 2
  })
}

function priorAt(x: number, y: number): number {
  const far = ((x - CENTRE.x) ** 2 + (y - CENTRE.y) ** 2) / (2 * CENTRE_SPREAD ** 2)
  return Math.exp(-far)
}

/** Where a face seems to be, else what is sharp and stands out; the middle of a picture that has neither. */
export function focalPoint(picture: SmallPicture): Focus {
  const { width, height, pixels } = picture
  if (width < 3 || height < 3) return MIDDLE
  const radius = Math.max(1, Math.round((Math.min(width, height) * FACE_SHARE) / 2))
  const detail = detailOf(picture)
  const around = blurred(detail, width, height, radius)
  const interest = detail.map((sharp, at) => {
    const skin = skinness(pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0)
    const isFace = Math.min(1, (around[at] ?? 0) * 6)
    const high = 1 + UPPER_BONUS * (1 - Math.floor(at / width) / height)
    return SKIN_WEIGHT * skin * isFace * high + DETAIL_WEIGHT * sharp
  })
  return brightest(blurred(interest, width, height, radius), width, height)
}

/** The point of the greatest interest, drawn towards the middle. */
function brightest(interest: Float32Array, width: number, height: number): Focus {
  let best = { value: 1e-3, x: (width - 1) / 2, y: (height - 1) / 2 }
  for (const [at, raw] of interest.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const value = raw * priorAt(x / (width - 1), y / (height - 1))
    if (value > best.value) best = { value, x, y }
  }
  return { x: Math.round((100 * best.x) / (width - 1)), y: Math.round((100 * best.y) / (height - 1)) }
}
