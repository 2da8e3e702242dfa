import { between, type Random, scattered } from '../random.ts'
import type { Body } from '../render/body.ts'
import { dot, plus, times, unit, type Vector } from '../vector.ts'
import type { Strand } from './strands.ts'

/** How hair grows at a place of the head. */
export interface Growth {
  /** 0 to 1: how thick. */
  cover(at: Vector): number
  /** Centimetres. */
  length(at: Vector): number
  /** Which way it is combed; away from the skin is added by `lift`. */
  comb(at: Vector): Vector
  /** Away from the skin. */
  lift(at: Vector): number
  /** How much it hangs. */
  weight: number
  /** Centimetres aside, and turns in a centimetre. */
  curl: number
  turns: number
  /** How far one is unlike the next. */
  unruly: number
  colour: Vector
  width: number
  count: number
  rootLight: number
}

const STEPS = 9

/** Roughly, for any place about the head. */
const outwards = ([x, y, z]: Vector): Vector => unit([x / 53 + 1e-9, (y - 3) / 64, (z + 1.5) / 84])

/** Without what of it goes into the head, or away from it. */
const flat = (way: Vector, normal: Vector): Vector => {
  const into = dot(way, normal)
  return [way[0] - normal[0] * into, way[1] - normal[1] * into, way[2] - normal[2] * into]
}

function strandFrom(body: Body, corner: number, root: Vector, growth: Growth, random: Random): Strand {
  const { comb, lift, weight, curl, turns, unruly, colour, width, rootLight } = growth
  const length = growth.length(root) * between(random, 0.72, 1.12)
  const stray: Vector = [scattered(random) * unruly, scattered(random) * unruly, scattered(random) * unruly]
  const phase = between(random, 0, 7)
  const steps = length < 1.2 ? 4 : STEPS
  const places = new Float32Array(3 * (steps + 1))
  const way = comb(root)
  const lifted = lift(root)
  let p = root
  places.set(p, 0)
  for (let step = 1; step <= steps; step++) {
    const along = step / steps
    const normal = outwards(p)
    const rise = lifted * (1 - 0.75 * along)
    const combed = flat(way, normal)
    const direction = unit([
      combed[0] + normal[0] * rise + stray[0],
      combed[1] + normal[1] * rise + stray[1] - weight * along * 6,
      combed[2] + normal[2] * rise + stray[2],
    ])
    p = plus(p, times(direction, length / steps))
    const inside = 0.1 - body.solid.distance(p[0], p[1], p[2])
    if (inside > 0) p = plus(p, times(normal, inside))
    const angle = phase + turns * length * along * 6.28
    const aside = curl * Math.min(1, along * 2)
    places[3 * step] = p[0] + Math.cos(angle) * aside
    places[3 * step + 1] = p[1] + Math.sin(angle * 1.13) * aside * 0.8
    places[3 * step + 2] = p[2] + Math.sin(angle) * aside
  }
  const shade = between(random, 0.7, 1.25)
  return { places, colour: times(colour, shade), corner, width, rootLight }
}

/** Between the corners of a surface, not on them: else they would show as rows. */
function rootNear({ mesh: { positions }, solid }: Body, corner: number, apart: number, random: Random): Vector {
  const x = (positions[3 * corner] as number) + between(random, -apart, apart)
  const y = (positions[3 * corner + 1] as number) + between(random, -apart, apart)
  const z = (positions[3 * corner + 2] as number) + between(random, -apart, apart)
  const normal = outwards([x, y, z])
  const off = solid.distance(x, y, z)
  return [x - normal[0] * off, y - normal[1] * off, z - normal[2] * off]
}

/** Hair all over what the growth covers, from corners of the body's surface. */
export function grow(body: Body, growth: Growth, random: Random): Strand[] {
  const { positions } = body.mesh
  const corners = positions.length / 3
  const covered: number[] = []
  for (let corner = 0; corner < corners; corner++) {
    const at: Vector = [
      positions[3 * corner] as number,
      positions[3 * corner + 1] as number,
      positions[3 * corner + 2] as number,
    ]
    if (growth.cover(at) > 0.02) covered.push(corner)
  }
  const strands: Strand[] = []
  if (covered.length === 0) return strands
  for (let tries = 0; tries < growth.count; tries++) {
    const corner = covered[Math.floor(random() * covered.length)] as number
    const root = rootNear(body, corner, 0.4, random)
    if (random() < growth.cover(root)) strands.push(strandFrom(body, corner, root, growth, random))
  }
  return strands
}
