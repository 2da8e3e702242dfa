import type { ImageNode } from '#scene/node.ts'
import type { NodePainter } from './node-painter.ts'
import { roundedRect } from './shapes.ts'
import type { Picture, Surface } from './surface.ts'

/** Which part of the picture goes where, as CSS object-fit has it. */
export function fitPicture(picture: Picture, node: Pick<ImageNode, 'x' | 'y' | 'width' | 'height' | 'fit'>) {
  const { x, y, width, height, fit } = node
  const whole = { sourceX: 0, sourceY: 0, sourceWidth: picture.width, sourceHeight: picture.height }
  if (fit === 'fill') return { ...whole, x, y, width, height }
  const scales = [width / picture.width, height / picture.height] as const
  if (fit === 'contain') {
    const scale = Math.min(...scales)
    const [w, h] = [picture.width * scale, picture.height * scale]
    return { ...whole, x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
  }
  const scale = Math.max(...scales)
  const [sourceWidth, sourceHeight] = [width / scale, height / scale]
  const sourceX = (picture.width - sourceWidth) / 2
  const sourceY = (picture.height - sourceHeight) / 2
  return { sourceX, sourceY, sourceWidth, sourceHeight, x, y, width, height }
}

function draw(surface: Surface, picture: Picture, node: ImageNode): void {
  const at = fitPicture(picture, node)
  surface.drawImage(picture, at.sourceX, at.sourceY, at.sourceWidth, at.sourceHeight, at.x, at.y, at.width, at.height)
}

/** The rounded box filled with the picture, not the picture clipped by the box: workers clip without smoothing the edge. */
function drawRounded(surface: Surface, picture: Picture, node: ImageNode, radius: number): void {
  const at = fitPicture(picture, node)
  const pattern = surface.createPattern(picture, 'no-repeat')
  if (!pattern) return
  const [scaleX, scaleY] = [at.width / at.sourceWidth, at.height / at.sourceHeight]
  roundedRect(surface, node, radius)
  surface.translate(at.x - at.sourceX * scaleX, at.y - at.sourceY * scaleY)
  surface.scale(scaleX, scaleY)
  surface.fillStyle = pattern
  surface.fill()
}

export const paintImage: NodePainter<'image'> = (surface, node, { pictures }) => {
  const find = (src: string | undefined) => (src ? pictures.get(src, node.width, node.height, node.fit) : undefined)
  const picture = find(node.src) ?? find(node.fallback)
  if (!picture) return
  if (node.radius) drawRounded(surface, picture, node, node.radius)
  else draw(surface, picture, node)
}
