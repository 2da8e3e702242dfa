import { drawStrands, type Strand } from '../figure/strands.ts'
import { smoothEdges } from './antialias.ts'
import type { Body } from './body.ts'
import type { Camera } from './camera.ts'
import { Frame } from './frame.ts'
import { type Lighting, lightCorners } from './light.ts'
import type { Picture } from './picture.ts'
import { rasterise } from './raster.ts'
import { shade } from './shade.ts'

export interface Haired {
  body: Body
  strands: readonly Strand[]
}

export interface Setting {
  bodies: readonly Body[]
  /** Those that throw shadows; the others are too small for it. */
  shadows: readonly Body[]
  hair: readonly Haired[]
  /** Not seen itself, only what grows on it. */
  hidden?: Body
  lighting: Lighting
  camera: Camera
}

const HEAD = 24

/** What stands before the camera, on nothing. */
export function shoot({ bodies, shadows, hair, hidden, lighting, camera }: Setting): Picture {
  const { width, height, across } = camera.view
  const frame = new Frame(width, height)
  const all = hidden ? [...bodies, hidden] : bodies
  const lit = new Map(all.map((body) => [body, lightCorners(body, shadows, lighting, camera.ahead, 0.1)]))
  for (const [index, body] of bodies.entries()) {
    rasterise(frame, camera, body, lit.get(body) as Float32Array, index + 1)
  }
  const picture = shade(frame, bodies, lighting, camera.ahead, (HEAD / across) * width)
  smoothEdges(frame, picture)
  const drawn = { frame, picture, camera, lighting, scale: width / across }
  for (const { body, strands } of hair) drawStrands(drawn, body, lit.get(body) as Float32Array, strands)
  return picture
}
