import type { HairStyle } from '../../people/person.ts'
import { step } from '../render/surface.ts'
import type { Vector } from '../vector.ts'
import type { Growth } from './grow.ts'
import { scalpAt } from './hairline.ts'

type Cut = Pick<Growth, 'weight' | 'curl' | 'turns' | 'unruly'> & {
  /** Away from the skin, on top. */
  lift: number
  /** Centimetres on top and at the sides. */
  top: number
  sides: number
  comb(at: Vector): Vector
  thick: number
  /** How far the temples have gone back. */
  receding?: number
}

const CALM = { weight: 0.02, curl: 0, turns: 0, unruly: 0.16, thick: 1 }

const back = (up: number) => (): Vector => [0, up, -0.9]
const aside =
  (way: 1 | -1) =>
  ([x, , z]: Vector): Vector => [way * (x * way > -3 ? 0.9 : -0.5), 0.12, z > 3 ? 0.12 : -0.35]

const CUTS: Readonly<Record<HairStyle, Cut>> = {
  crop: { ...CALM, top: 2.2, sides: 0.8, lift: 0.75, comb: ([, , z]) => [0.15, 0.2, z > 3 ? 0.55 : 0.2], thick: 1.1 },
  sidePart: { ...CALM, top: 4.4, sides: 1.2, lift: 0.35, comb: aside(1) },
  quiff: { ...CALM, top: 4.8, sides: 0.9, lift: 0.9, comb: ([, , z]) => [0.18, z > 3 ? 0.9 : 0.2, -0.65], unruly: 0.2 },
  buzz: { ...CALM, top: 0.45, sides: 0.3, lift: 1, comb: () => [0, 0, 0.2], thick: 1.3 },
  curls: { ...CALM, top: 4.4, sides: 1.8, lift: 0.9, comb: () => [0, 0.1, 0], curl: 0.5, turns: 0.42, unruly: 0.5 },
  afro: {
    ...CALM,
    top: 4.2,
    sides: 3.4,
    lift: 1.3,
    comb: () => [0, 0.1, 0],
    curl: 0.34,
    turns: 0.8,
    unruly: 0.42,
    thick: 1.5,
  },
  bun: { ...CALM, top: 6, sides: 5, lift: 0.16, comb: back(0.55), unruly: 0.07, thick: 1.1 },
  waves: { ...CALM, top: 5.2, sides: 2.4, lift: 0.3, comb: aside(-1), curl: 0.35, turns: 0.16, unruly: 0.22 },
  shaved: { ...CALM, top: 0.16, sides: 0.14, lift: 1, comb: () => [0, 0, 0.3], thick: 1, receding: 1 },
  fringe: {
    ...CALM,
    top: 4.4,
    sides: 1.6,
    lift: 0.5,
    comb: ([x, , z]) => [x > 0 ? 0.25 : 0.1, 0, z > 1 ? 0.8 : -0.1],
    weight: 0.09,
  },
  slick: { ...CALM, top: 5.5, sides: 1.6, lift: 0.3, comb: back(0.22), unruly: 0.08, receding: 0.6, thick: 1.1 },
  twists: {
    ...CALM,
    top: 3.4,
    sides: 0.7,
    lift: 1,
    comb: ([x, , z]) => [x * 0.08, 0.2, z > 2 ? 0.25 : 0],
    curl: 0.28,
    turns: 0.7,
    unruly: 0.5,
    thick: 1.3,
  },
}

const STRANDS = 9_000

export const recedingOf = (style: HairStyle): number => CUTS[style].receding ?? 0

export function hairGrowth(style: HairStyle, colour: Vector): Growth {
  const { top, sides, thick, lift, receding = 0, ...rest } = CUTS[style]
  const crownAt = ([x, y, z]: Vector) =>
    step(2.5, 7.2, y + 0.12 * Math.max(0, -z) - 0.18 * Math.max(0, Math.abs(x) - 5))
  const isShort = top < 1
  return {
    ...rest,
    cover: (at) => scalpAt(at, receding),
    length: (at) => sides + (top - sides) * crownAt(at),
    lift: (at) => lift * (sides > 2 ? 1 : 0.25 + 0.75 * crownAt(at)),
    colour,
    width: isShort ? 0.022 : 0.04,
    count: Math.round(STRANDS * thick * (isShort ? 0.8 : 1)),
    rootLight: isShort ? 0.75 : 0.3,
  }
}
