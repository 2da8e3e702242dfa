import type { ClubColours } from '#domain/club/club-colours.ts'
import { chroma, isLightByNature, mix } from '#domain/club/colour.ts'
import type { TemplateType } from '#domain/template/template-type.ts'
import type { SceneNode } from '../node.ts'
import type { Ground } from './ground.ts'
import { ghostCrest, polygon, vertical, whole } from './parts.ts'

const frame = (inset: number, width: number, colour: string): SceneNode => ({
  kind: 'rect',
  x: inset,
  y: inset,
  width: 1200 - 2 * inset,
  height: 1500 - 2 * inset,
  fill: 'transparent',
  border: { width, colour },
})

/** Where the sash begins on the left; it rises to the right. */
const SASH: Record<TemplateType, number> = { lineup: 980, goal: 1120, 'opponent-goal': 1120, result: 760 }

const sash = (top: number, width: number, fill: string, opacity: number): SceneNode =>
  polygon(
    [
      [0, top],
      [1200, top - 420],
      [1200, top - 420 + width],
      [0, top + width],
    ],
    fill,
    opacity,
  )

/** Fine rules are a shade of gold, unless the club has no colour at all; a light club's are its own. */
function ruleColour({ primary, accent }: ClubColours): string {
  if (isLightByNature(primary)) return primary
  return chroma(accent) < 0.03 ? accent : mix(accent, '#8a6d1f', 0.25)
}

/** Ivory paper with a faint crest, a double frame, corners and a sash in the club's colours. */
export function classicGround({ type, tones, colours, crest }: Ground): SceneNode[] {
  const ink = type === 'opponent-goal' ? mix(tones.ink, '#55585c', 0.6) : tones.ink
  const top = SASH[type]
  const gold = ruleColour(colours)
  const corners = isLightByNature(colours.primary) && type !== 'opponent-goal' ? colours.primary : ink
  const corner = (x: number, y: number, toX: number, toY: number): SceneNode =>
    polygon(
      [
        [x, y],
        [x + toX, y],
        [x, y + toY],
      ],
      corners,
    )
  return [
    whole(vertical('#fbf8f1', tones.ground, '#ece5d6')),
    sash(top, 140, ink, 0.07),
    sash(top + 160, 36, gold, 0.22),
    ...(crest ? [ghostCrest(crest, 150, 330, 900, 0.07)] : []),
    corner(0, 0, 150, 150),
    corner(1200, 0, -150, 150),
    corner(0, 1500, 150, -150),
    corner(1200, 1500, -150, -150),
    frame(26, 6, ink),
    frame(40, 2, gold),
  ]
}
