import Konva from 'konva'
import { bundledWeight, FACES, familyName } from '#graphic/scene/faces.ts'
import type { Border, Box, Fill, ImageNode, Scene, SceneNode, Shadow, TextNode } from '#graphic/scene/node.ts'
import { isClubFont } from '#graphic/template/club-font.ts'
import { fitPicture } from '#paint/image.ts'
import type { GraphicPainter } from '#web/graphics/graphic-painter.ts'
import { drawnNodes, layOut, load, stopsOf, svgPath } from './drawn-scene.ts'

function fillOf(fill: Fill, { height }: Box, top: number): Konva.ShapeConfig {
  const stops = stopsOf(fill)
  if (!stops) return { fill: fill as string }
  return {
    fillLinearGradientStartPoint: { x: 0, y: top },
    fillLinearGradientEndPoint: { x: 0, y: top + height },
    fillLinearGradientColorStops: stops.flatMap(({ at, colour }) => [at, colour]),
  }
}

const strokeOf = (border: Border | undefined): Konva.ShapeConfig =>
  border?.width ? { stroke: border.colour, strokeWidth: border.width } : {}

const shadowOf = (shadow: Shadow | undefined): Konva.ShapeConfig =>
  shadow
    ? { shadowColor: shadow.colour, shadowBlur: shadow.blur, shadowOffsetX: shadow.x, shadowOffsetY: shadow.y }
    : {}

/** A border lies inside the box. */
function within({ x, y, width, height }: Box, border: Border | undefined): Box {
  const half = (border?.width ?? 0) / 2
  return { x: x + half, y: y + half, width: width - 2 * half, height: height - 2 * half }
}

async function picture(node: ImageNode): Promise<Konva.Shape> {
  const image = await load(node)
  const { sourceX, sourceY, sourceWidth, sourceHeight, x, y, width, height } = fitPicture(image, node)
  const crop = { x: sourceX, y: sourceY, width: sourceWidth, height: sourceHeight }
  return new Konva.Image({ image, x, y, width, height, crop, cornerRadius: node.radius ?? 0, ...shadowOf(node.shadow) })
}

function familiesOf({ face }: TextNode): string {
  if (isClubFont(face)) throw new Error('The bench has no font of a club')
  return FACES[face].subsets.map((subset) => `"${familyName(face, subset)}"`).join(', ')
}

/** A line a node: Konva breaks and shrinks by rules of its own. */
function text(node: TextNode, painter: GraphicPainter): Konva.Shape[] {
  const { size, lines } = layOut(node, painter)
  return lines.map(({ text: words, x, baseline }) => {
    const line = new Konva.Text({
      text: words,
      x,
      fontSize: size,
      fontFamily: familiesOf(node),
      fontStyle: String(bundledWeight(node.face, node.weight)),
      fill: node.colour,
    })
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = line.measureSize('Ó')
    line.y(baseline - (above - below) / 2 - size / 2)
    return line
  })
}

async function shapesOf(node: SceneNode, painter: GraphicPainter): Promise<Konva.Shape[]> {
  switch (node.kind) {
    case 'text':
      return text(node, painter)
    case 'image':
      return [await picture(node)]
    case 'line': {
      const { x, y, width, height, thickness, orientation, colour: fill } = node
      if (orientation === 'horizontal')
        return [new Konva.Rect({ x, y: Math.round(y + (height - thickness) / 2), width, height: thickness, fill })]
      return [new Konva.Rect({ x: Math.round(x + (width - thickness) / 2), y, width: thickness, height, fill })]
    }
    case 'path':
      return [
        new Konva.Path({ data: svgPath(node), ...(node.fill && fillOf(node.fill, node, 0)), ...strokeOf(node.border) }),
      ]
    case 'ellipse': {
      const box = within(node, node.border)
      const radius = { x: box.width / 2, y: box.height / 2 }
      const middle = { x: box.x + radius.x, y: box.y + radius.y }
      const look = { ...fillOf(node.fill, node, -radius.y), ...strokeOf(node.border), ...shadowOf(node.shadow) }
      return [new Konva.Ellipse({ ...middle, radiusX: radius.x, radiusY: radius.y, ...look })]
    }
    case 'rect': {
      const look = { ...fillOf(node.fill, node, 0), ...strokeOf(node.border), ...shadowOf(node.shadow) }
      return [new Konva.Rect({ ...within(node, node.border), cornerRadius: node.radius ?? 0, ...look })]
    }
  }
}

/** The very scene as a Konva stage. */
export async function konvaScene(scene: Scene, painter: GraphicPainter): Promise<Konva.Stage> {
  const { width, height } = scene
  const stage = new Konva.Stage({ container: document.createElement('div'), width, height })
  const layer = new Konva.Layer()
  stage.add(layer)
  layer.add(new Konva.Rect({ width, height, fill: '#ffffff' }))
  for (const node of drawnNodes(scene, painter)) {
    if (node.rotation) throw new Error('The bench turns no Konva node')
    for (const shape of await shapesOf(node, painter)) {
      if (node.opacity !== undefined) shape.opacity(node.opacity)
      layer.add(shape)
    }
  }
  layer.draw()
  return stage
}
