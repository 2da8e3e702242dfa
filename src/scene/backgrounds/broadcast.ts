import { isLightByNature, mix } from '#domain/club/colour.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import { skyOf } from '../looks/broadcast.ts'
import type { SceneNode } from '../node.ts'
import type { Ground } from './ground.ts'
import { ghostCrest, polygon, vertical, whole } from './parts.ts'

const NIGHT = '#05080d'

/** Each type has its own rhythm of shafts. */
const SHIFT: Record<TemplateType, number> = { lineup: 0, goal: -150, 'opponent-goal': -150, result: 110 }

/** Night comes towards the foot of the picture; a light club has a bright day instead, for dark letters. */
const skyOver = (lit: string, isLight: boolean) =>
  isLight
    ? vertical(mix(lit, '#ffffff', 0.12), lit, mix(lit, NIGHT, 0.08))
    : vertical(mix(lit, NIGHT, 0.3), mix(lit, NIGHT, 0.6), mix(lit, NIGHT, 0.9))

/** Floodlights from above, slanted shafts of the club's colour, darkness towards the foot. */
export function broadcastGround({ type, tones, colours, crest }: Ground): SceneNode[] {
  const isLight = isLightByNature(colours.primary)
  const sky = skyOf(colours.primary)
  const lit = type === 'opponent-goal' ? mix(sky, isLight ? '#c9ced5' : '#39404a', 0.7) : sky
  const bright = mix(lit, '#ffffff', isLight ? 0.4 : 0.12)
  const shaft = (at: number, width: number, opacity: number): SceneNode => {
    const left = at + SHIFT[type]
    return polygon(
      [
        [left + 520, -20],
        [left + 520 + width, -20],
        [left - 320 + width, 1520],
        [left - 320, 1520],
      ],
      vertical(bright, `${lit}00`),
      opacity,
    )
  }
  const beam = (x: number, lean: number): SceneNode =>
    polygon(
      [
        [x - 26, -10],
        [x + 26, -10],
        [x + lean + 330, 1150],
        [x + lean - 330, 1150],
      ],
      vertical('rgba(255,255,255,0.5)', 'rgba(255,255,255,0)'),
      0.16,
    )
  return [
    whole(skyOver(lit, isLight)),
    ...(crest ? [ghostCrest(crest, 430, 180, 1150, 0.1)] : []),
    shaft(-160, 170, 0.8),
    shaft(90, 60, 0.6),
    shaft(420, 300, 0.75),
    shaft(860, 90, 0.8),
    beam(170, 240),
    beam(1030, -240),
    polygon(
      [
        [0, 1470],
        [1200, 1470],
        [1200, 1500],
        [0, 1500],
      ],
      tones.accent,
    ),
    polygon(
      [
        [0, 1470],
        [760, 1470],
        [730, 1500],
        [0, 1500],
      ],
      isLight ? tones.ink : mix(lit, '#ffffff', 0.05),
    ),
  ]
}
