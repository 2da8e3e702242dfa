import { type Mesh, surfaceOf } from '../solid/mesh.ts'
import type { Solid } from '../solid/solid.ts'
import { NO_TURN, type Turn, type Vector } from '../vector.ts'
import type { Surface } from './surface.ts'

export interface Place {
  turn: Turn
  at: Vector
}

/** Something in the world, of one stuff. */
export interface Body {
  solid: Solid
  mesh: Mesh
  surface: Surface
  place: Place
  /** Of a ball around it, in the world. */
  middle: Vector
  radius: number
}

export const HERE: Place = { turn: NO_TURN, at: [0, 0, 0] }

export const inWorld = ({ turn, at }: Place, x: number, y: number, z: number): Vector => [
  turn[0][0] * x + turn[0][1] * y + turn[0][2] * z + at[0],
  turn[1][0] * x + turn[1][1] * y + turn[1][2] * z + at[1],
  turn[2][0] * x + turn[2][1] * y + turn[2][2] * z + at[2],
]

interface Made {
  solid: Solid
  surface: Surface
  place?: Place
  step: number
  within?: { low?: Vector; high?: Vector }
}

export function bodyOf({ solid, surface, place = HERE, step, within }: Made): Body {
  const { low, high } = solid
  const middle = inWorld(place, (low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2)
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 + 1
  return { solid, mesh: surfaceOf(solid, step, within), surface, place, middle, radius }
}

/** How far the nearest body is; those further than it matters are passed over. */
export function nearestBody(bodies: readonly Body[], x: number, y: number, z: number): number {
  let nearest = 1e6
  for (let index = 0; index < bodies.length; index++) {
    const { solid, place, middle, radius } = bodies[index] as Body
    const mx = x - middle[0]
    const my = y - middle[1]
    const mz = z - middle[2]
    const outside = Math.sqrt(mx * mx + my * my + mz * mz) - radius
    if (outside > nearest) continue
    if (outside > 12) {
      nearest = outside
      continue
    }
    const dx = x - place.at[0]
    const dy = y - place.at[1]
    const dz = z - place.at[2]
    const a = place.turn[0]
    const b = place.turn[1]
    const c = place.turn[2]
    const d = solid.distance(
      a[0] * dx + b[0] * dy + c[0] * dz,
      a[1] * dx + b[1] * dy + c[1] * dz,
      a[2] * dx + b[2] * dy + c[2] * dz,
    )
    if (d < nearest) nearest = d
  }
  return nearest
}
