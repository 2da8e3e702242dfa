import type { ClubColours } from '#domain/club/club-colours.ts'
import { chroma, contrast, isLightByNature, mix } from '#domain/club/colour.ts'
import { insetAll } from '../layout/area.ts'
import type { Box, SceneNode } from '../scene/node.ts'
import { vertical } from '../scene/vertical.ts'
import type { Ground } from './ground.ts'
import { polygon, whole } from './parts.ts'

const CORNER = 150
/** How far the sash rises for each pixel to the right. */
const RISE = 0.35

const frame = (canvas: Box, inset: number, width: number, colour: string): SceneNode => ({
  kind: 'rect',
  ...insetAll(canvas, inset),
  fill: 'transparent',
  border: { width, colour },
})

/** Begins at `top` on the left. */
function sash(canvas: Box, top: number, width: number, fill: string, opacity: number): SceneNode {
  const end = top - canvas.width * RISE
  return polygon(
    canvas,
    [
      [0, top],
      [canvas.width, end],
      [canvas.width, end + width],
      [0, top + width],
    ],
    fill,
    opacity,
  )
}

const corners = (canvas: Box, fill: string): SceneNode[] =>
  [0, canvas.height].flatMap((y) =>
    [0, canvas.width].map((x) =>
      polygon(
        canvas,
        [
          [x, y],
          [x === 0 ? CORNER : x - CORNER, y],
          [x, y === 0 ? CORNER : y - CORNER],
        ],
        fill,
      ),
    ),
  )

/** Paler corners would look torn off the paper. */
const SEEN_ON_PAPER = 1.2

function cornerColour({ tones, colours: { primary }, facts }: Ground, ink: string): string {
  const isTheirs = isLightByNature(primary) && contrast(primary, tones.ground) >= SEEN_ON_PAPER
  return isTheirs && !facts.isMuted ? primary : ink
}

/** Fine rules are a shade of gold, unless the club has no colour at all; a light club's are its own. */
function ruleColour({ primary, accent }: ClubColours): string {
  if (isLightByNature(primary)) return primary
  return chroma(accent) < 0.03 ? accent : mix(accent, '#8a6d1f', 0.25)
}

/** Ivory paper with a double frame, corners and a sash in the club's colours. */
export function classicGround(ground: Ground): SceneNode[] {
  const { canvas, facts, tones, colours } = ground
  const ink = facts.isMuted ? mix(tones.ink, '#55585c', 0.6) : tones.ink
  const top = canvas.height * facts.sash
  const gold = ruleColour(colours)
  return [
    whole(canvas, vertical('#fbf8f1', tones.ground, '#ece5d6')),
    sash(canvas, top, 140, ink, 0.07),
    sash(canvas, top + 160, 36, gold, 0.22),
    ...corners(canvas, cornerColour(ground, ink)),
    frame(canvas, 26, 6, ink),
    frame(canvas, 40, 2, gold),
  ]
}
