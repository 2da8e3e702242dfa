import type { Segment } from '#graphic/scene/node.ts'
import { applyBorder, applyFill } from './fill.ts'
import type { NodePainter } from './node-painter.ts'
import type { Surface } from './surface.ts'

export function tracePath(surface: Surface, segments: readonly Segment[]): void {
  surface.beginPath()
  for (const segment of segments) {
    switch (segment.to) {
      case 'move':
        surface.moveTo(segment.x, segment.y)
        break
      case 'line':
        surface.lineTo(segment.x, segment.y)
        break
      case 'arc':
        surface.arc(segment.x, segment.y, segment.radius, segment.start, segment.end)
        break
      case 'close':
        surface.closePath()
        break
    }
  }
}

export const paintPath: NodePainter<'path'> = (surface, node) => {
  tracePath(surface, node.segments)
  if (node.fill) {
    applyFill(surface, node.fill, node)
    surface.fill()
  }
  if (node.border?.width) {
    applyBorder(surface, node.border)
    surface.stroke()
  }
}
