import { reachOf, touch, whole } from '#graphic/scene/changed-box.ts'
import type { Box, Scene, SceneNode } from '#graphic/scene/node.ts'
import type { Size } from '#graphic/template/element-box.ts'
import { isComposed, paintComposed } from './composed.ts'
import { paintImage } from './image.ts'
import type { NodePainter, PaintTools } from './node-painter.ts'
import { paintPath } from './path.ts'
import { paintEllipse, paintLine, paintRect } from './shapes.ts'
import { prepareSurface, type Surface } from './surface.ts'
import { paintText } from './text.ts'

const PAINTERS: { [Kind in SceneNode['kind']]: NodePainter<Kind> } = {
  rect: paintRect,
  ellipse: paintEllipse,
  line: paintLine,
  path: paintPath,
  image: paintImage,
  text: paintText,
}

/** A node that gives way to a picture, or waits for one. */
export function isIdle({ width, height, unlessLoaded, onceLoaded }: SceneNode, { pictures }: PaintTools): boolean {
  const isAtHand = (src: string) => pictures.get(src, width, height, 'cover') !== undefined
  return (unlessLoaded !== undefined && isAtHand(unlessLoaded)) || (onceLoaded !== undefined && !isAtHand(onceLoaded))
}

/** `part`: of the graphic, what is painted now. */
export function paintNode(
  surface: Surface,
  node: SceneNode,
  tools: PaintTools,
  graphic: Size,
  part: Box = whole(graphic),
): void {
  if (node.opacity === 0 || isIdle(node, tools)) return
  const paint = (on: Surface, alone: SceneNode) => paintAlone(on, alone, tools)
  if (isComposed(node)) paintComposed(surface, node, [graphic, part], tools.layers, paint)
  else paint(surface, node)
}

function paintAlone(surface: Surface, node: SceneNode, tools: PaintTools): void {
  surface.save()
  if (node.opacity !== undefined) surface.globalAlpha = node.opacity
  if (node.rotation) {
    const middleX = node.x + node.width / 2
    const middleY = node.y + node.height / 2
    surface.translate(middleX, middleY)
    surface.rotate((node.rotation * Math.PI) / 180)
    surface.translate(-middleX, -middleY)
  }
  const paint = PAINTERS[node.kind] as NodePainter<SceneNode['kind']>
  paint(surface, node as never, tools)
  surface.restore()
}

/** Draws a part of the scene on a white ground, where it is in the whole. The box stands on whole pixels. */
export function paintPart(surface: Surface, scene: Scene, tools: PaintTools, part: Box): void {
  surface.save()
  surface.beginPath()
  surface.rect(part.x, part.y, part.width, part.height)
  surface.clip()
  prepareSurface(surface)
  surface.fillStyle = '#ffffff'
  surface.fillRect(part.x, part.y, part.width, part.height)
  for (const node of scene.nodes) if (touch(reachOf(node, scene), part)) paintNode(surface, node, tools, scene, part)
  surface.restore()
}

export const paintScene = (surface: Surface, scene: Scene, tools: PaintTools): void =>
  paintPart(surface, scene, tools, whole(scene))
