import { clamp } from '#domain/units.ts'
import type { Box, SceneNode, Segment } from './node.ts'

/** Where a box goes when the one around it goes to another place: `from` becomes `to`. */
export interface Mapping {
  from: Box
  to: Box
  /** Of letters, lines and round corners. */
  scale: number
}

export function mappingOf(from: Box, to: Box, keepsRatio: boolean): Mapping {
  const [across, down] = [to.width / from.width, to.height / from.height]
  const scale = Math.min(across, down)
  if (!keepsRatio) return { from, to, scale }
  const [width, height] = [from.width * scale, from.height * scale]
  return { from, to: { x: to.x + (to.width - width) / 2, y: to.y + (to.height - height) / 2, width, height }, scale }
}

const xOf = ({ from, to }: Mapping, x: number): number => to.x + ((x - from.x) * to.width) / from.width
const yOf = ({ from, to }: Mapping, y: number): number => to.y + ((y - from.y) * to.height) / from.height

const boxOf = (mapping: Mapping, { x, y, width, height }: Box): Box => ({
  x: xOf(mapping, x),
  y: yOf(mapping, y),
  width: (width * mapping.to.width) / mapping.from.width,
  height: (height * mapping.to.height) / mapping.from.height,
})

function segmentIn(mapping: Mapping, segment: Segment): Segment {
  if (segment.to === 'close') return segment
  const at = { x: xOf(mapping, segment.x), y: yOf(mapping, segment.y) }
  return segment.to === 'arc' ? { ...segment, ...at, radius: segment.radius * mapping.scale } : { ...segment, ...at }
}

/** The node in its new place; letters and lines grow with the smaller of the two stretches. */
export function movedNode(node: SceneNode, mapping: Mapping): SceneNode {
  const { scale } = mapping
  const box = boxOf(mapping, node)
  const border = 'border' in node && node.border ? { border: { ...node.border, width: node.border.width * scale } } : {}
  switch (node.kind) {
    case 'text':
      return {
        ...node,
        ...box,
        size: node.size * scale,
        minSize: node.minSize * scale,
        ...(node.padding !== undefined && { padding: node.padding * scale }),
      }
    case 'rect':
    case 'image':
      return { ...node, ...box, ...border, ...(node.radius !== undefined && { radius: node.radius * scale }) }
    case 'ellipse':
      return { ...node, ...box, ...border }
    case 'line':
      return { ...node, ...box, thickness: node.thickness * scale }
    case 'path':
      return { ...node, ...box, ...border, segments: node.segments.map((segment) => segmentIn(mapping, segment)) }
  }
}

/** Turned about a point that all nodes of a piece share. */
export function turnedNode(node: SceneNode, angle: number, pivot: { x: number; y: number }): SceneNode {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [dx, dy] = [node.x + node.width / 2 - pivot.x, node.y + node.height / 2 - pivot.y]
  const [byX, byY] = [dx * cos - dy * sin - dx, dx * sin + dy * cos - dy]
  const from = { x: 0, y: 0, width: 1, height: 1 }
  const moved = movedNode(node, { from, to: { ...from, x: byX, y: byY }, scale: 1 })
  return { ...moved, rotation: (node.rotation ?? 0) + angle }
}

export const fadedNode = (node: SceneNode, opacity: number): SceneNode => ({
  ...node,
  opacity: clamp((node.opacity ?? 1) * opacity, 0, 1),
})
