import { fontString } from '#scene/faces.ts'
import type { NodePainter } from './node-painter.ts'

export const paintText: NodePainter<'text'> = (surface, node, { texts }) => {
  if (node.background && node.background !== 'transparent') {
    surface.fillStyle = node.background
    surface.fillRect(node.x, node.y, node.width, node.height)
  }
  if (node.text === '') return
  const { size, lines } = texts.layOut(node)
  surface.font = fontString(node.face, node.weight, size)
  surface.textAlign = 'left'
  surface.textBaseline = 'alphabetic'
  surface.fillStyle = node.colour
  for (const line of lines) surface.fillText(line.text, line.x, line.baseline)
}
