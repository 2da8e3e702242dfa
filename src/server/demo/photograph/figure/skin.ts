import { noise, roughness } from '../noise.ts'
import { bump, coat, cover, type Paint, type Surface, step } from '../render/surface.ts'
import { mixed, times, type Vector } from '../vector.ts'
import { EYE } from './head.ts'
import type { HeadShape } from './head-shape.ts'

export interface SkinLook {
  /** As amounts of light. */
  tone: Vector
  lips: Vector
  hasFreckles: boolean
  /** How dark the roots of a beard, and of the hair, show through. */
  stubble: number
  roots: Vector
  /** 0 to 1: lines and blotches. */
  age: number
  beard(at: Vector): number
  scalp(at: Vector): number
}

function blush(at: Vector, { length: l }: HeadShape): number {
  const [x, y, z] = at
  const front = step(2, 6, z)
  const cheeks = bump(Math.abs(x), 4.4, 1.9) * bump(y, -3.2 * l, 1.8)
  const tip = bump(x, 0, 1.3) * bump(y, -4.2 * l, 1.2) * step(8.4, 9.4, z)
  const ears = step(7.2, 8.2, Math.abs(x)) * bump(y, -1.2, 3)
  return Math.min(1, front * cheeks * 0.55 + tip * 0.7 + ears * 0.7 + bump(y, -10 * l, 1.2) * front * 0.25)
}

function lipShare([x, y, z]: Vector, { length: l, lips }: HeadShape): number {
  const t = Math.abs(x) / 2.5
  if (t > 1 || z < 6.8) return 0
  const top = -7.34 * l + 0.56 * lips * (1 - t ** 1.7) - 0.1 * bump(x, 0, 0.35)
  const foot = -7.34 * l - 0.8 * lips * (1 - t ** 2.4)
  return step(foot - 0.16, foot + 0.1, y) * (1 - step(top - 0.1, top + 0.14, y))
}

/** Of a face and its neck, in the head's own coordinates. */
export const faceSkin = (shape: HeadShape, look: SkinLook): Surface => ({
  isSoft: true,
  paint(at, _, into) {
    const [x, y, z] = at
    coat(into, look.tone)
    const blotches = roughness(x * 0.55 + 9, y * 0.55, z * 0.55, 3) - 0.5
    const red: Vector = [look.tone[0] * 1.0, look.tone[1] * 0.62, look.tone[2] * 0.55]
    cover(into, red, Math.max(0, Math.min(1, blush(at, shape) + blotches * (0.35 + 0.3 * look.age))))
    const [ex, ey] = [Math.abs(x) - EYE[0] * shape.width, y]
    const around = Math.exp(-((ex / 2.1) ** 2 + ((ey + 0.4) / 1.5) ** 2)) * step(4, 6, z)
    cover(into, times(mixed(look.tone, red, 0.6), 0.62), around * 0.55)
    if (look.hasFreckles) {
      const spots = step(0.7, 0.8, noise(x * 3.4, y * 3.4, z * 3.4)) * step(3, 6, z) * bump(y, -2, 4)
      cover(into, [look.tone[0] * 0.55, look.tone[1] * 0.38, look.tone[2] * 0.3], spots * 0.5)
    }
    cover(
      into,
      mixed(look.roots, times(look.tone, 0.5), 0.35),
      look.stubble * look.beard(at) * (0.7 + 0.3 * noise(x * 9, y * 9, z * 9)),
    )
    cover(into, look.roots, look.scalp(at))
    const lips = lipShare(at, shape)
    cover(into, look.lips, lips * 0.8)
    oil(at, shape, lips, into)
  },
})

/** Where skin is oily it gleams, and pores break the gleam. */
function oil([x, y, z]: Vector, { length: l }: HeadShape, lips: number, into: Paint): void {
  const nose = bump(x, 0, 1.6) * bump(y, -3 * l, 3) * step(7.5, 9, z)
  const forehead = bump(x, 0, 4) * bump(y, 4.5, 2.4) * step(5, 7, z)
  into.rough = 0.56 - 0.12 * nose - 0.08 * forehead - 0.06 * lips + 0.1 * (noise(x * 5, y * 5, z * 5) - 0.5)
  into.shine = 0.026
  const fine = 11
  const pores = 0.11 * (1 - lips)
  into.tiltX = (noise(x * fine, y * fine, z * fine) - 0.5) * pores
  into.tiltY = (noise(x * fine + 31, y * fine, z * fine) - 0.5) * pores + lips * 0.1 * (noise(x * 7, 0, 3) - 0.5)
  into.tiltZ = 0
}

/** Of arms and legs. */
export const limbSkin = (tone: Vector): Surface => ({
  isSoft: true,
  paint([x, y, z], _, into) {
    const blotches = roughness(x * 0.3, y * 0.3, z * 0.3, 2) - 0.5
    coat(into, times(tone, 0.94))
    cover(into, [tone[0], tone[1] * 0.7, tone[2] * 0.62], Math.max(0, 0.3 + blotches))
    into.rough = 0.5
    into.shine = 0.03
    into.tiltX = (noise(x * 5, y * 5, z * 5) - 0.5) * 0.1
  },
})
