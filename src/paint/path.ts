import { applyBorder, applyFill } from './fill.ts'
import type { NodePainter } from './node-painter.ts'

export const paintPath: NodePainter<'path'> = (surface, node) => {
  surface.beginPath()
  for (const segment of node.segments) {
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
  if (node.fill) {
    applyFill(surface, node.fill, node)
    surface.fill()
  }
  if (node.border?.width) {
    applyBorder(surface, node.border)
    surface.stroke()
  }
}
