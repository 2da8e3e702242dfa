import { boxMean } from './box-mean.ts'

/** Red, green and blue, 0 to 1, each by itself. */
export type Guide = readonly [Float32Array, Float32Array, Float32Array]

export interface FilterSettings {
  width: number
  height: number
  /** Of the square in which the mask is taken to follow the colours. */
  radius: number
  /** How far colours may scatter in it and still count as one; the smaller, the finer the edges that are followed. */
  epsilon: number
}

const product = (a: Float32Array, b: Float32Array): Float32Array => {
  const result = new Float32Array(a.length)
  for (let index = 0; index < a.length; index++) result[index] = (a[index] as number) * (b[index] as number)
  return result
}

/**
 * A mask that follows the edges of a picture: in each square it becomes that linear function of the colours which comes
 * closest to it (He, Sun, Tang: Guided Image Filtering, with a guide in colours).
 */
export function guidedFilter(guide: Guide, mask: Float32Array, settings: FilterSettings): Float32Array {
  const { width, height, radius } = settings
  const mean = (values: Float32Array) => boxMean(values, width, height, radius)
  const [red, green, blue] = guide
  const of = (a: Float32Array, b: Float32Array) => mean(product(a, b))
  const fit = fitted(
    [mean(red), mean(green), mean(blue)],
    mean(mask),
    { red: of(red, mask), green: of(green, mask), blue: of(blue, mask) },
    {
      ...{ rr: of(red, red), rg: of(red, green), rb: of(red, blue) },
      ...{ gg: of(green, green), gb: of(green, blue), bb: of(blue, blue) },
    },
    settings.epsilon,
  )
  const [a, b, c, d] = fit.map(mean) as [Float32Array, Float32Array, Float32Array, Float32Array]
  const result = new Float32Array(mask.length)
  for (let index = 0; index < mask.length; index++) {
    result[index] =
      (a[index] as number) * (red[index] as number) +
      (b[index] as number) * (green[index] as number) +
      (c[index] as number) * (blue[index] as number) +
      (d[index] as number)
  }
  return result
}

type Planes<Names extends string> = Record<Names, Float32Array>

/**
 * The factors of the three colours and what is added to them, at each place: a symmetric system of three by three, by its
 * adjugate. Nothing is unpacked from lists in the loop: engines make a list anew each time.
 */
function fitted(
  [reds, greens, blues]: Guide,
  masks: Float32Array,
  cross: Planes<'red' | 'green' | 'blue'>,
  squares: Planes<'rr' | 'rg' | 'rb' | 'gg' | 'gb' | 'bb'>,
  epsilon: number,
): readonly [Float32Array, Float32Array, Float32Array, Float32Array] {
  const { length } = masks
  const result = [0, 1, 2, 3].map(() => new Float32Array(length))
  const [forRed, forGreen, forBlue, added] = result as [Float32Array, Float32Array, Float32Array, Float32Array]
  for (let at = 0; at < length; at++) {
    const r = reds[at] as number
    const g = greens[at] as number
    const b = blues[at] as number
    const p = masks[at] as number
    const rr = (squares.rr[at] as number) - r * r + epsilon
    const rg = (squares.rg[at] as number) - r * g
    const rb = (squares.rb[at] as number) - r * b
    const gg = (squares.gg[at] as number) - g * g + epsilon
    const gb = (squares.gb[at] as number) - g * b
    const bb = (squares.bb[at] as number) - b * b + epsilon
    const x = (cross.red[at] as number) - r * p
    const y = (cross.green[at] as number) - g * p
    const z = (cross.blue[at] as number) - b * p
    const i = gg * bb - gb * gb
    const j = rb * gb - rg * bb
    const k = rg * gb - rb * gg
    const shared = rg * rb - rr * gb
    const determinant = rr * i + rg * j + rb * k
    const red = (i * x + j * y + k * z) / determinant
    const green = (j * x + (rr * bb - rb * rb) * y + shared * z) / determinant
    const blue = (k * x + shared * y + (rr * gg - rg * rg) * z) / determinant
    forRed[at] = red
    forGreen[at] = green
    forBlue[at] = blue
    added[at] = p - red * r - green * g - blue * b
  }
  return [forRed, forGreen, forBlue, added]
}
