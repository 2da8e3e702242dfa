import type { Tones } from '../looks/look.ts'
import type { Box, SceneNode } from '../scene/node.ts'
import type { ClubStyle } from '../style/club-style.ts'
import { patternNodes } from './club-pattern.ts'
import { textureNodes } from './club-texture.ts'

/** How far from an edge its bars, slabs and corners reach, as a share of the sheet. */
const EDGE = 0.12

/** All of it lies along the edges: a bar across the foot, a corner, a frame. */
function isAtEdge(node: SceneNode, { width, height }: Box): boolean {
  if (node.kind === 'rect') return node.fill === 'transparent'
  if (node.kind !== 'path') return false
  const points = node.segments.flatMap((segment) => (segment.to === 'close' ? [] : [segment]))
  const [xs, ys] = [points.map(({ x }) => x / width), points.map(({ y }) => y / height)]
  const isOutside = (shares: number[]) => Math.max(...shares) <= EDGE || Math.min(...shares) >= 1 - EDGE
  return isOutside(xs) || isOutside(ys)
}

/** The look's own drawing gives way to the pattern that the club has chosen; its colour and its edges stay. */
function patterned(nodes: readonly SceneNode[], canvas: Box, tones: Tones, { pattern }: ClubStyle): SceneNode[] {
  if (pattern === 'look') return [...nodes]
  const [base, ...drawing] = nodes
  const ground = base?.kind === 'rect' ? base.fill : tones.ground
  return [
    base ?? { kind: 'rect', ...canvas, fill: ground },
    ...(pattern === 'none' ? [] : patternNodes(pattern, canvas, ground, tones.ink)),
    ...drawing.filter((node) => isAtEdge(node, canvas)),
  ]
}

/** The background of a look as the club's style has it. */
export function clubGround(nodes: readonly SceneNode[], canvas: Box, tones: Tones, style: ClubStyle): SceneNode[] {
  const { texture } = style
  const surface = texture === 'look' || texture === 'none' ? [] : textureNodes(texture, canvas, tones)
  return [...patterned(nodes, canvas, tones, style), ...surface]
}
