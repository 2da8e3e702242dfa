import { noise, roughness } from '../noise.ts'
import { type Body, nearestBody } from '../render/body.ts'
import type { Camera } from '../render/camera.ts'
import type { Picture } from '../render/picture.ts'
import { step } from '../render/surface.ts'
import { times, type Vector } from '../vector.ts'

export interface Turf {
  /** How high the ground lies, in the world's centimetres. */
  level: number
  /** Light on it. */
  light: Vector
  /** What is sharp: so far from the camera, and how deep. */
  focus: number
  deep: number
  bodies: readonly Body[]
  /** White paint at a place of the ground, 0 to 1. */
  line?(x: number, z: number): number
}

/** Grass is finer than a pixel far away, and out of focus before and behind what is sharp. */
function grassAt(x: number, z: number, sharp: number): number {
  const stripes = step(-0.15, 0.15, Math.sin(z / 90)) * 0.14
  const patches = roughness(x * 0.012, z * 0.012, 3, 3)
  const tufts = noise(x * 0.35, z * 0.11, 9)
  const blades = noise(x * 2.2, z * 0.5, 5) - 0.5
  return 0.5 + stripes + 0.5 * (patches - 0.5) + (tufts - 0.5) * (0.25 + 0.5 * sharp) + blades * 1.1 * sharp
}

/** The pitch from its own edge to the far side, where the picture behind shows it already. */
export function layTurf(picture: Picture, camera: Camera, turf: Turf): void {
  const { width, height, from } = camera.view
  const { right, above, ahead } = camera
  const scale = camera.pixelsAtOne
  const green: Vector = [0.05, 0.098, 0.03]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5 - width / 2) / scale
      const v = (height / 2 - y - 0.5) / scale
      const dy = ahead[1] + above[1] * v + right[1] * u
      if (dy >= -1e-4) continue
      const away = (turf.level - from[1]) / dy
      if (away > 12_000) continue
      const px = from[0] + (ahead[0] + above[0] * v + right[0] * u) * away
      const pz = from[2] + (ahead[2] + above[2] * v + right[2] * u) * away
      const off = Math.abs(away - turf.focus) / turf.deep
      const sharp = 1 / (1 + off * off)
      let bright = Math.max(0.08, grassAt(px, pz, sharp))
      const shadow = nearestBody(turf.bodies, px, turf.level + 3, pz)
      bright *= 0.35 + 0.65 * step(-2, 26, shadow)
      const white = turf.line?.(px, pz) ?? 0
      const seen = times(turf.light, bright)
      const at = (y * width + x) * 3
      const thick = 1 - step(4_000, 11_000, away)
      for (let index = 0; index < 3; index++) {
        const grass = (green[index] as number) + (0.62 - (green[index] as number)) * white * 0.8
        const lit = grass * (seen[index] as number) * 2.2
        picture.colours[at + index] = (picture.colours[at + index] as number) * (1 - thick) + lit * thick
      }
    }
}
