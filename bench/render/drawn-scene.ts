import type { Fill, Gradient, ImageNode, PathNode, Scene, SceneNode, TextNode } from '#graphic/scene/node.ts'
import { isIdle } from '#paint/painter.ts'
import type { GraphicPainter } from '#web/graphics/graphic-painter.ts'

/** What others would leave out of a picture would be work that they are not measured at. */
const NOT_TRANSLATED = ['blend', 'mask', 'rise', 'crop', 'focus', 'isMirrored', 'fade', 'fadeSides'] as const
const NOT_OF_TEXTS = ['gradient', 'outline', 'spacing', 'isItalic', 'background', 'shadow'] as const

function expectTranslated(node: SceneNode): SceneNode {
  const missing = [...NOT_TRANSLATED, ...(node.kind === 'text' ? NOT_OF_TEXTS : [])].filter((name) => name in node)
  if (missing.length > 0) throw new Error(`The bench has no translation of ${missing.join(', ')} of ${node.kind}`)
  return node
}

/** The nodes that our painter draws once every picture is there. */
export const drawnNodes = (scene: Scene, painter: GraphicPainter): SceneNode[] =>
  scene.nodes.filter((node) => node.opacity !== 0 && !isIdle(node, painter.tools)).map(expectTranslated)

/** The lines of a text, as our painter breaks and places them. */
export const layOut = (node: TextNode, painter: GraphicPainter) => painter.tools.texts.layOut(node)

/** From the top down: other directions are not among the samples. */
export function stopsOf(fill: Fill): Gradient['stops'] | null {
  if (typeof fill === 'string') return null
  if ('angle' in fill || fill.from.x !== fill.to.x || fill.from.y !== 0 || fill.to.y !== 1)
    throw new Error('The bench translates gradients from the top down')
  return fill.stops
}

const onCircle = (x: number, y: number, radius: number, angle: number) =>
  `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`

/** The path in the words of SVG; an arc in two halves, since one that closes is none there. */
export const svgPath = ({ segments }: PathNode): string =>
  segments
    .map((segment) => {
      if (segment.to === 'close') return 'Z'
      if (segment.to !== 'arc') return `${segment.to === 'move' ? 'M' : 'L'}${segment.x} ${segment.y}`
      const { x, y, radius, start, end } = segment
      const arc = (angle: number) => `A${radius} ${radius} 0 0 1 ${onCircle(x, y, radius, angle)}`
      return `M${onCircle(x, y, radius, start)}${arc((start + end) / 2)}${arc(end)}`
    })
    .join('')

export async function load({ src }: ImageNode): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}
