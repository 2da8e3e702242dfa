import type { BeardStyle } from '../../people/person.ts'
import { between, type Random } from '../random.ts'
import type { Vector } from '../vector.ts'
import { unit } from '../vector.ts'
import type { Growth } from './grow.ts'
import { beardAt, browAt, goateeAt, moustacheAt } from './hairline.ts'
import { EYE, EYE_RADIUS } from './head.ts'
import type { HeadShape } from './head-shape.ts'
import type { Strand } from './strands.ts'

const SHORT = { lift: () => 0.5, curl: 0, turns: 0, unruly: 0.3, width: 0.026, rootLight: 0.6 }

const BEARDS: Readonly<Record<BeardStyle, { length: number; count: number; at: typeof beardAt }>> = {
  stubble: { length: 0.2, count: 8_000, at: beardAt },
  short: { length: 0.55, count: 7_500, at: beardAt },
  full: { length: 1.5, count: 9_000, at: beardAt },
  goatee: { length: 0.7, count: 2_600, at: goateeAt },
  moustache: { length: 0.8, count: 1_300, at: moustacheAt },
}

export const beardCover = (style: BeardStyle | undefined, shape: HeadShape) =>
  style ? (at: Vector) => BEARDS[style].at(at, shape) : () => 0

export function beardGrowth(style: BeardStyle, shape: HeadShape, colour: Vector): Growth {
  const { length, count, at } = BEARDS[style]
  return {
    ...SHORT,
    cover: (place) => at(place, shape),
    length: ([, y]) => length * (y < -9.5 ? 1.25 : 0.85),
    comb: ([x, y]) => [x * 0.05, y > -7.2 ? -0.5 : -0.8, 0.2],
    weight: 0.06,
    curl: length > 1 ? 0.07 : 0,
    turns: 0.8,
    colour,
    count,
    width: length < 0.3 ? 0.011 : 0.024,
  }
}

export const browGrowth = (shape: HeadShape, colour: Vector, thick: number): Growth => ({
  ...SHORT,
  cover: (place) => browAt([place[0], 1.9 + (place[1] - 1.9) / thick, place[2]], shape),
  length: ([x]) => (Math.abs(x) < 1.8 ? 0.5 : 0.75),
  comb: ([x]) => [Math.sign(x) * 0.9, Math.abs(x) < 2.2 ? 0.75 : 0.1, 0],
  lift: () => 0.22,
  weight: 0,
  unruly: 0.16,
  width: 0.02,
  colour,
  count: Math.round(2_600 * thick),
})

/** Along both lids, as a dark line that ends in hairs. */
export function lashes(shape: HeadShape, nearest: (at: Vector) => number, random: Random): Strand[] {
  const strands: Strand[] = []
  for (const side of [1, -1] as const)
    for (let index = 0; index < 170; index++) {
      const isUpper = index < 125
      const u = between(random, -0.97, 0.97)
      const x = side * EYE[0] * shape.width + u * 1.42
      const lid = (isUpper ? 0.5 : -0.36) * shape.eyes * (1 - u * u)
      const y = -0.06 + u * side * 0.09 + lid + (isUpper ? 0.02 : -0.02)
      const away = Math.sqrt(Math.max(0.2, (EYE_RADIUS + 0.1) ** 2 - (x - side * EYE[0] * shape.width) ** 2 - y * y))
      const root: Vector = [x, y, EYE[2] + away]
      const way = unit([u * 0.9, isUpper ? 0.55 : -0.5, 0.75])
      const length = (isUpper ? 0.42 : 0.2) * between(random, 0.6, 1)
      const places = new Float32Array(12)
      for (let step = 0; step < 4; step++) {
        const along = (step / 3) * length
        const rise = isUpper ? along * along * 0.5 : 0
        places.set([root[0] + way[0] * along, root[1] + way[1] * along + rise, root[2] + way[2] * along], 3 * step)
      }
      strands.push({ places, colour: [0.012, 0.009, 0.008], corner: nearest(root), width: 0.045, rootLight: 1 })
    }
  return strands
}
