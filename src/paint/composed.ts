import { common, type DrawnInBox, seenReach } from '#graphic/scene/changed-box.ts'
import type { Box, SceneNode } from '#graphic/scene/node.ts'
import type { Size } from '#graphic/template/element-box.ts'
import type { Layers } from './layers.ts'
import { type PaintAlone, paintOn, paintShadow } from './shadow.ts'
import type { Surface } from './surface.ts'

/** Nodes that are first drawn aside as one thing: of parts that overlap, none may shine through another. */
function isGroup(node: DrawnInBox): boolean {
  if (node.blend) return true
  if (node.kind === 'image' && (node.fade || node.fadeSides)) return true
  return (node.opacity ?? 1) < 1 && (node.shadow !== undefined || (node.kind === 'text' && node.outline !== undefined))
}

export const isComposed = (node: SceneNode): node is DrawnInBox =>
  node.kind !== 'path' && (node.shadow !== undefined || isGroup(node))

/** With its shadow, where nothing else is; on whole pixels, so that it is laid over the graphic as it is. */
function paintGroup(
  surface: Surface,
  node: DrawnInBox,
  [graphic, part]: [Size, Box],
  layers: Layers,
  paint: PaintAlone,
): void {
  const reach = seenReach(node, graphic)
  const box = reach && common(reach, part)
  if (!box) return
  const group = layers.empty('group', box)
  group.surface.save()
  group.surface.translate(-box.x, -box.y)
  paintShadow(group.surface, node, graphic, layers, paint)
  group.surface.restore()
  paintOn(group, node, box, paint)
  surface.save()
  surface.globalAlpha = node.opacity ?? 1
  surface.globalCompositeOperation = node.blend ?? 'source-over'
  surface.drawImage(group.picture, 0, 0, box.width, box.height, box.x, box.y, box.width, box.height)
  surface.restore()
}

/** `part` of the graphic is what is painted now: no more of a group is drawn than that. */
export function paintComposed(
  surface: Surface,
  node: DrawnInBox,
  [graphic, part]: [Size, Box],
  layers: Layers,
  paint: PaintAlone,
): void {
  if (isGroup(node)) {
    paintGroup(surface, node, [graphic, part], layers, paint)
    return
  }
  paintShadow(surface, node, graphic, layers, paint)
  paint(surface, node)
}
