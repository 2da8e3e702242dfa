import { isLightByNature, mix } from '#domain/club/colour.ts'
import { mutedGround } from '../looks/muted-tones.ts'
import type { Box, SceneNode } from '../scene/node.ts'
import { vertical } from '../scene/vertical.ts'
import type { Ground } from './ground.ts'
import { polygon, whole } from './parts.ts'

/** Dots that grow towards a corner, as in cheap print. */
function halftone({ width, height }: Box, colour: string): SceneNode[] {
  const dots: SceneNode[] = []
  const step = 34
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const x = column * step + (row % 2) * (step / 2)
      const y = row * step
      const size = step * Math.max(0, (x / width) * 0.6 + (y / height) * 0.75 - 0.55)
      if (size < 3) continue
      dots.push({ kind: 'ellipse', x: x - size / 2, y: y - size / 2, width: size, height: size, fill: colour })
    }
  }
  return dots
}

const RAYS = 18

/** Rays from behind the hero, as on a circus bill. */
function rays(canvas: Box, x: number, y: number, colour: string): SceneNode[] {
  const length = Math.hypot(canvas.width, canvas.height)
  return Array.from({ length: RAYS }, (_, index) => {
    const from = (index / RAYS) * 2 * Math.PI
    const to = ((index + 0.5) / RAYS) * 2 * Math.PI
    const at = (angle: number): readonly [number, number] => [
      x + length * Math.cos(angle),
      y + length * Math.sin(angle),
    ]
    return polygon(canvas, [[x, y], at(from), at(to)], colour)
  })
}

/** Across the foot, rising to the right. */
const slab = (canvas: Box, left: number, right: number, fill: string): SceneNode =>
  polygon(
    canvas,
    [
      [0, canvas.height - left],
      [canvas.width, canvas.height - right],
      [canvas.width, canvas.height],
      [0, canvas.height],
    ],
    fill,
  )

/** The club's colour edge to edge, rays, halftone, and a slab across the foot. */
export function posterGround(ground: Ground): SceneNode[] {
  const { canvas, facts, tones } = ground
  const isLight = isLightByNature(tones.ground)
  const paper = facts.isMuted ? mutedGround(tones.ground) : tones.ground
  const dark = mix(paper, '#0d0a08', 0.4)
  return [
    whole(canvas, vertical(mix(paper, '#ffffff', 0.07), paper, isLight ? paper : mix(paper, '#0d0a08', 0.18))),
    ...rays(canvas, canvas.width / 2, canvas.height * facts.hero, `${mix(paper, '#ffffff', 0.16)}55`),
    ...halftone(canvas, isLight ? `${mix(paper, '#0d0a08', 0.14)}b0` : `${dark}b0`),
    slab(canvas, 60, 108, tones.accent),
    slab(canvas, 34, 76, isLight ? tones.ink : dark),
  ]
}
