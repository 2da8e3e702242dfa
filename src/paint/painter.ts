import type { Scene, SceneNode } from '#scene/node.ts'
import { paintImage } from './image.ts'
import type { NodePainter, PaintTools } from './node-painter.ts'
import { paintPath } from './path.ts'
import { paintEllipse, paintLine, paintRect } from './shapes.ts'
import type { Surface } from './surface.ts'
import { paintText } from './text.ts'

const PAINTERS: { [Kind in SceneNode['kind']]: NodePainter<Kind> } = {
  rect: paintRect,
  ellipse: paintEllipse,
  line: paintLine,
  path: paintPath,
  image: paintImage,
  text: paintText,
}

const isIdle = (node: SceneNode, { pictures }: PaintTools): boolean =>
  node.unlessLoaded !== undefined && pictures.get(node.unlessLoaded, node.width, node.height, 'cover') !== undefined

export function paintNode(surface: Surface, node: SceneNode, tools: PaintTools): void {
  if (node.opacity === 0 || isIdle(node, tools)) return
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

/** Draws the whole scene on a white ground. The surface is expected to have the scene's size. */
export function paintScene(surface: Surface, scene: Scene, tools: PaintTools): void {
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  // Without it a page fits letters to its pixel grid and a worker does not.
  surface.textRendering = 'geometricPrecision'
  surface.fillStyle = '#ffffff'
  surface.fillRect(0, 0, scene.width, scene.height)
  for (const node of scene.nodes) paintNode(surface, node, tools)
}
