import type { Tones } from './looks/look.ts'
import type { Box, SceneNode, Segment } from './node.ts'

const STRIPES = 9

/** Turf in stripes and the lines of a pitch seen from above, our goal below. */
export function pitchNodes(area: Box, tones: Tones): SceneNode[] {
  const { x, y, width, height } = area
  const stripe = height / STRIPES
  const turf = Array.from({ length: STRIPES }, (_, index): SceneNode => {
    const top = Math.round(y + index * stripe)
    const bottom = Math.round(y + (index + 1) * stripe)
    return { kind: 'rect', x, y: top, width, height: bottom - top, fill: tones.pitch[index % 2] ?? '' }
  })
  const border = { width: 4, colour: tones.pitchLines }
  const inset = 22
  const field: Box = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset }
  const middle = { x: x + width / 2, y: y + height / 2 }
  const outline = (box: Box): SceneNode => ({ kind: 'rect', ...box, fill: 'transparent', border })
  const area16 = (top: number, boxWidth: number, boxHeight: number): SceneNode =>
    outline({ x: middle.x - boxWidth / 2, y: top, width: boxWidth, height: boxHeight })
  const halfway: Segment[] = [
    { to: 'move', x: field.x, y: middle.y },
    { to: 'line', x: field.x + field.width, y: middle.y },
  ]
  const circle: Segment[] = [{ to: 'arc', ...middle, radius: 130, start: 0, end: 2 * Math.PI }]
  const bottom = field.y + field.height
  return [
    ...turf,
    outline(field),
    { kind: 'path', ...area, segments: halfway, border },
    { kind: 'path', ...area, segments: circle, border },
    area16(field.y, field.width * 0.56, 150),
    area16(field.y, field.width * 0.26, 58),
    area16(bottom - 150, field.width * 0.56, 150),
    area16(bottom - 58, field.width * 0.26, 58),
  ]
}
