import { dot, type Vector } from '../vector.ts'
import { type Body, inWorld, nearestBody } from './body.ts'

export interface Lamp {
  /** Towards it. */
  towards: Vector
  colour: Vector
  /** The larger, the softer the edge of its shadows; 0: it throws none. */
  size: number
}

export interface Lighting {
  lamps: readonly [Lamp, Lamp, Lamp]
  /** From above and from below, where nothing is in the way. */
  sky: Vector
  ground: Vector
}

/** Of each corner: direction, how open it lies, how much of each lamp it sees. */
export const CORNER = 7

const REACH = [0.8, 3.2]
const FIRST_STEP = 0.5
const LAST_STEP = 34

function openness(world: readonly Body[], p: Vector, n: Vector): number {
  let hidden = 0
  for (const reach of REACH) {
    const d = nearestBody(world, p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach)
    hidden += Math.max(0, reach - d) / reach
  }
  return Math.max(0, 1 - (hidden / REACH.length) * 1.15)
}

/** By walking towards the lamp: the closer something is passed, the more of the lamp it hides. */
function seen(world: readonly Body[], p: Vector, n: Vector, { towards: l, size }: Lamp): number {
  if (size === 0) return 1
  let share = 1
  let away = FIRST_STEP
  for (let step = 0; step < 9 && away < LAST_STEP; step++) {
    const d = nearestBody(
      world,
      p[0] + n[0] * 0.25 + l[0] * away,
      p[1] + n[1] * 0.25 + l[1] * away,
      p[2] + n[2] * 0.25 + l[2] * away,
    )
    share = Math.min(share, 0.5 + d / (away * size))
    if (share <= 0) return 0
    away += Math.max(0.7, Math.min(6, d))
  }
  return share * share * (3 - 2 * share)
}

function gradient({ solid, place }: Body, x: number, y: number, z: number, reach: number): Vector {
  const a = solid.distance(x + reach, y - reach, z - reach)
  const b = solid.distance(x - reach, y - reach, z + reach)
  const c = solid.distance(x - reach, y + reach, z - reach)
  const d = solid.distance(x + reach, y + reach, z + reach)
  const gx = a - b - c + d
  const gy = -a - b + c + d
  const gz = -a + b - c + d
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
  const { turn } = place
  return [
    (turn[0][0] * gx + turn[0][1] * gy + turn[0][2] * gz) / length,
    (turn[1][0] * gx + turn[1][1] * gy + turn[1][2] * gz) / length,
    (turn[2][0] * gx + turn[2][1] * gy + turn[2][2] * gz) / length,
  ]
}

/** What each corner of a body gets of the light. Those that look away from the camera are left dark. */
export function lightCorners(
  body: Body,
  world: readonly Body[],
  { lamps }: Lighting,
  ahead: Vector,
  reach: number,
): Float32Array {
  const { positions } = body.mesh
  const corners = new Float32Array((positions.length / 3) * CORNER)
  for (let at = 0, to = 0; at < positions.length; at += 3, to += CORNER) {
    const x = positions[at] as number
    const y = positions[at + 1] as number
    const z = positions[at + 2] as number
    const n = gradient(body, x, y, z, reach)
    corners.set(n, to)
    if (dot(n, ahead) > 0.15) continue
    const p = inWorld(body.place, x, y, z)
    corners[to + 3] = openness(world, p, n)
    for (let index = 0; index < 3; index++) {
      const lamp = lamps[index as 0 | 1 | 2]
      corners[to + 4 + index] = dot(n, lamp.towards) < -0.17 ? 0 : seen(world, p, n, lamp)
    }
  }
  return corners
}
