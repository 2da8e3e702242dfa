import { noise } from '../noise.ts'
import { type Body, bodyOf } from '../render/body.ts'
import { coat, cover, type Surface, step } from '../render/surface.ts'
import { Solid } from '../solid/solid.ts'
import { dot, type Turn, times, unit, type Vector } from '../vector.ts'

export const BALL_RADIUS = 11

const GOLDEN = (1 + Math.sqrt(5)) / 2
/** Middles of the twelve dark panels: the corners of an icosahedron. */
const PANELS: readonly Vector[] = [-1, 1].flatMap((one) =>
  [-GOLDEN, GOLDEN].flatMap((other): Vector[] => [unit([0, one, other]), unit([one, other, 0]), unit([other, 0, one])]),
)

const leather = (panel: Vector, mud: number): Surface => ({
  paint(at, _, into) {
    const way = times(at, 1 / Math.hypot(...at))
    let [first, second] = [-1, -1]
    for (const middle of PANELS) {
      const near = dot(way, middle)
      if (near > first) [first, second] = [near, first]
      else if (near > second) second = near
    }
    coat(into, [0.78, 0.78, 0.76])
    cover(into, panel, step(0.925, 0.935, first))
    const seam = 1 - step(0.004, 0.02, Math.abs(first - 0.93))
    const between = 1 - step(0.002, 0.014, first - second)
    cover(into, [0.05, 0.05, 0.05], Math.max(seam * 0.8, between * 0.6))
    cover(into, [0.09, 0.07, 0.04], mud * step(0.5, 0.75, noise(at[0] * 0.35, at[1] * 0.35, at[2] * 0.35)))
    into.rough = 0.34
    into.shine = 0.045
    into.tiltX = (noise(at[0] * 6, at[1] * 6, at[2] * 6) - 0.5) * 0.1
    into.tiltY = (noise(at[0] * 6 + 40, at[1] * 6, at[2] * 6) - 0.5) * 0.1 - seam * 0.15
  },
})

export const ball = (at: Vector, turn: Turn, panel: Vector, fine = 0.8, mud = 0.25): Body =>
  bodyOf({
    solid: new Solid().ball([0, 0, 0], BALL_RADIUS),
    surface: leather(panel, mud),
    place: { turn, at },
    step: fine,
  })
