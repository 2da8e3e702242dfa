import { type DrawnInBox, seenReach } from '#graphic/scene/changed-box.ts'
import type { Box, SceneNode, Shadow } from '#graphic/scene/node.ts'
import type { Size } from '#graphic/template/element-box.ts'
import type { Layer, Layers } from './layers.ts'
import { prepareSurface, type Surface } from './surface.ts'

/** Nodes that are first drawn aside as one thing: parts that overlap must not cast a shadow on, or shine through, each other. */
export function isComposed(node: SceneNode): node is DrawnInBox {
  if (node.kind === 'path') return false
  if (node.kind === 'image' && (node.fade || node.fadeSides)) return true
  const shinesThrough = node.kind === 'text' && node.outline !== undefined && (node.opacity ?? 1) < 1
  return node.shadow !== undefined || node.blend !== undefined || shinesThrough
}

function drawLayer(surface: Surface, { picture }: Layer, { width, height }: Box, x: number, y: number): void {
  surface.drawImage(picture, 0, 0, width, height, x, y, width, height)
}

function applyShadow(surface: Surface, { colour, blur, x, y }: Shadow): void {
  surface.shadowColor = colour
  surface.shadowBlur = blur
  surface.shadowOffsetX = x
  surface.shadowOffsetY = y
}

type Paint = (surface: Surface, node: DrawnInBox) => void

function paintOn({ surface }: Layer, node: DrawnInBox, box: Box, paint: Paint): void {
  prepareSurface(surface)
  surface.save()
  surface.translate(-box.x, -box.y)
  paint(surface, { ...node, opacity: 1 })
  surface.restore()
}

/** The node as one thing, with its shadow, where nothing else is. */
function drawAside(layer: Layer, node: DrawnInBox, box: Box, layers: Layers, paint: Paint): void {
  if (!node.shadow) {
    paintOn(layer, node, box, paint)
    return
  }
  const plain = layers.empty(box.width, box.height)
  paintOn(plain, node, box, paint)
  applyShadow(layer.surface, node.shadow)
  drawLayer(layer.surface, plain, box, 0, 0)
}

/** On whole pixels, so that a layer is laid over the graphic as it is; never much larger than the graphic. */
export function paintComposed(surface: Surface, node: DrawnInBox, graphic: Size, layers: Layers, paint: Paint): void {
  const box = seenReach(node, graphic)
  if (!box) return
  const layer = layers.of(node, box, (empty) => drawAside(empty, node, box, layers, paint))
  surface.save()
  surface.globalAlpha = node.opacity ?? 1
  surface.globalCompositeOperation = node.blend ?? 'source-over'
  drawLayer(surface, layer, box, box.x, box.y)
  surface.restore()
}
