import { isLightByNature, mix } from '#domain/club/colour.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import type { SceneNode } from '../node.ts'
import type { Ground } from './ground.ts'
import { ghostCrest, polygon, vertical, whole } from './parts.ts'

/** Dots that grow towards a corner, as in cheap print. */
function halftone(colour: string): SceneNode[] {
  const dots: SceneNode[] = []
  const step = 34
  for (let row = 0; row * step < 1500; row++) {
    for (let column = 0; column * step < 1200; column++) {
      const x = column * step + (row % 2) * (step / 2)
      const y = row * step
      const size = step * Math.max(0, (x / 1200) * 0.6 + (y / 1500) * 0.75 - 0.55)
      if (size < 3) continue
      dots.push({ kind: 'ellipse', x: x - size / 2, y: y - size / 2, width: size, height: size, fill: colour })
    }
  }
  return dots
}

/** Rays from behind the hero, as on a circus bill. */
function rays(x: number, y: number, colour: string): SceneNode[] {
  const count = 18
  return Array.from({ length: count }, (_, index) => {
    const from = (index / count) * 2 * Math.PI
    const to = ((index + 0.5) / count) * 2 * Math.PI
    const at = (angle: number): readonly [number, number] => [x + 2000 * Math.cos(angle), y + 2000 * Math.sin(angle)]
    return polygon([[x, y], at(from), at(to)], colour)
  })
}

/** Where the rays come from: the eleven, the scorer, the score. */
const HERO: Record<TemplateType, number> = { lineup: 800, goal: 700, 'opponent-goal': 700, result: 510 }

/** The club's colour edge to edge, rays, halftone, and a slab across the foot. */
export function posterGround({ type, tones, crest }: Ground): SceneNode[] {
  const isLight = isLightByNature(tones.ground)
  const ground = type === 'opponent-goal' ? mix(tones.ground, isLight ? '#cbcdd1' : '#26282c', 0.65) : tones.ground
  const dark = mix(ground, '#0d0a08', 0.4)
  const hero = HERO[type]
  return [
    whole(vertical(mix(ground, '#ffffff', 0.07), ground, isLight ? ground : mix(ground, '#0d0a08', 0.18))),
    ...rays(600, hero, `${mix(ground, '#ffffff', 0.16)}55`),
    ...(crest ? [ghostCrest(crest, -260, 420, 1150, 0.09)] : []),
    ...halftone(isLight ? `${mix(ground, '#0d0a08', 0.14)}b0` : `${dark}b0`),
    polygon(
      [
        [0, 1440],
        [1200, 1392],
        [1200, 1500],
        [0, 1500],
      ],
      tones.accent,
    ),
    polygon(
      [
        [0, 1466],
        [1200, 1424],
        [1200, 1500],
        [0, 1500],
      ],
      isLight ? tones.ink : dark,
    ),
  ]
}
