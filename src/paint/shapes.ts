import type { Box } from '#graphic/scene/node.ts'
import { applyBorder, applyFill } from './fill.ts'
import { framePath, roundedRect } from './frame.ts'
import type { NodePainter } from './node-painter.ts'
import type { Surface } from './surface.ts'

/** A border lies inside the box, as in CSS with border-box. */
const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})

export const paintRect: NodePainter<'rect'> = (surface, node) => {
  applyFill(surface, node.fill, node)
  framePath(surface, node)
  surface.fill()
  if (!node.border?.width) return
  const half = node.border.width / 2
  applyBorder(surface, node.border)
  roundedRect(surface, inset(node, half), Math.max(0, (node.radius ?? 0) - half))
  surface.stroke()
}

function ellipsePath(surface: Surface, { x, y, width, height }: Box): void {
  surface.beginPath()
  surface.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
}

export const paintEllipse: NodePainter<'ellipse'> = (surface, node) => {
  applyFill(surface, node.fill, node)
  ellipsePath(surface, node)
  surface.fill()
  if (!node.border?.width) return
  applyBorder(surface, node.border)
  ellipsePath(surface, inset(node, node.border.width / 2))
  surface.stroke()
}

/** A filled bar on whole pixels: a stroked line would blur over two rows. */
export const paintLine: NodePainter<'line'> = (surface, node) => {
  const { x, y, width, height, thickness } = node
  surface.fillStyle = node.colour
  if (node.orientation === 'horizontal') surface.fillRect(x, Math.round(y + (height - thickness) / 2), width, thickness)
  else surface.fillRect(Math.round(x + (width - thickness) / 2), y, thickness, height)
}
