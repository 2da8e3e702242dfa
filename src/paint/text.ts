import { fontString } from '#scene/faces.ts'
import type { NodePainter } from './node-painter.ts'
import { REFERENCE_SIZE } from './text-layouts.ts'

export const paintText: NodePainter<'text'> = (surface, node, { texts }) => {
  if (node.background && node.background !== 'transparent') {
    surface.fillStyle = node.background
    surface.fillRect(node.x, node.y, node.width, node.height)
  }
  if (node.text === '') return
  const { size, lines } = texts.layOut(node)
  surface.font = fontString(node.face, node.weight, REFERENCE_SIZE)
  surface.textAlign = 'left'
  surface.textBaseline = 'alphabetic'
  surface.fillStyle = node.colour
  const scale = size / REFERENCE_SIZE
  surface.scale(scale, scale)
  for (const line of lines) surface.fillText(line.text, line.x / scale, line.baseline / scale)
}
