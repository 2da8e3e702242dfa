import { noise } from '../noise.ts'
import { coat, cover, type Surface, step } from '../render/surface.ts'
import { Solid } from '../solid/solid.ts'
import { times, type Vector } from '../vector.ts'
import { EYE_RADIUS } from './head.ts'

export const eyeSolid = (): Solid => {
  const eye = new Solid().ball([0, 0, 0], EYE_RADIUS)
  return eye.ball([0, 0, 0.42], 0.9, { soft: 0.1 })
}

const WHITE: Vector = [0.56, 0.5, 0.47]

/** An eye that looks along z. */
export const eyeSurface = (iris: Vector): Surface => ({
  paint([x, y, z], _, into) {
    const off = Math.hypot(x, y) * (z > 0 ? 1 : 9)
    coat(into, WHITE)
    cover(into, [0.5, 0.2, 0.16], step(0.7, 1.15, Math.abs(x)) * 0.45)
    const rays = noise(Math.atan2(y, x) * 7, 2, 5)
    cover(into, times(iris, 0.7 + 0.7 * rays), 1 - step(0.6, 0.68, off))
    cover(into, times(iris, 0.12), step(0.48, 0.62, off) * (1 - step(0.62, 0.72, off)))
    cover(into, [0.006, 0.005, 0.005], 1 - step(0.24, 0.3, off))
    into.rough = 0.07
    into.shine = 0.035
  },
})
