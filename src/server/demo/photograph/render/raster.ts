import { type Body, inWorld } from './body.ts'
import type { Camera } from './camera.ts'
import { type Frame, PIXEL } from './frame.ts'
import { CORNER } from './light.ts'

/** The corners of a body in the picture: across, down, away. */
function projected({ mesh, place }: Body, camera: Camera): Float64Array {
  const { positions } = mesh
  const result = new Float64Array(positions.length)
  const spot = new Float64Array(3)
  for (let at = 0; at < positions.length; at += 3) {
    const world = inWorld(place, positions[at] as number, positions[at + 1] as number, positions[at + 2] as number)
    camera.project(world[0], world[1], world[2], spot)
    result.set(spot, at)
  }
  return result
}

/** Puts a body into the frame, where nothing nearer is. */
export function rasterise(frame: Frame, camera: Camera, body: Body, corners: Float32Array, number: number): void {
  const { width, height, depth, pixels, body: bodies } = frame
  const { positions, triangles } = body.mesh
  const spots = projected(body, camera)
  for (let at = 0; at < triangles.length; at += 3) {
    const a = triangles[at] as number
    const b = triangles[at + 1] as number
    const c = triangles[at + 2] as number
    const ax = spots[3 * a] as number
    const ay = spots[3 * a + 1] as number
    const az = spots[3 * a + 2] as number
    const bx = spots[3 * b] as number
    const by = spots[3 * b + 1] as number
    const bz = spots[3 * b + 2] as number
    const cx = spots[3 * c] as number
    const cy = spots[3 * c + 1] as number
    const cz = spots[3 * c + 2] as number
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    // Corners run the other way round on what looks away.
    if (area >= -1e-9) continue
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const foot = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const part = 1 / area
    for (let y = top; y <= foot; y++)
      for (let x = left; x <= right; x++) {
        const px = x + 0.5
        const py = y + 0.5
        const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * part
        const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * part
        const w = 1 - u - v
        if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue
        const away = u * az + v * bz + w * cz
        const pixel = y * width + x
        if (away >= (depth[pixel] as number)) continue
        depth[pixel] = away
        bodies[pixel] = number
        const to = pixel * PIXEL
        const ca = a * CORNER
        const cb = b * CORNER
        const cc = c * CORNER
        for (let index = 0; index < 3; index++) {
          pixels[to + index] =
            u * (corners[ca + index] as number) +
            v * (corners[cb + index] as number) +
            w * (corners[cc + index] as number)
          pixels[to + 3 + index] =
            u * (positions[3 * a + index] as number) +
            v * (positions[3 * b + index] as number) +
            w * (positions[3 * c + index] as number)
        }
        for (let index = 3; index < CORNER; index++) {
          pixels[to + 3 + index] =
            u * (corners[ca + index] as number) +
            v * (corners[cb + index] as number) +
            w * (corners[cc + index] as number)
        }
      }
  }
}
