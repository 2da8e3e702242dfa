import type { Context } from 'konva/lib/Context.js'
import { Shape } from 'konva/lib/Shape.js'
import { middleOf } from '#graphic/scene/boxes.ts'
import type { Item } from '#graphic/template/editor/items.ts'
import { type Box, boxOf, type Size } from '#graphic/template/element-box.ts'

/** A finger needs this much to hit, in pixels of the screen. */
const TOUCH_SIZE = 28

/**
 * Where an element can be taken hold of. It draws nothing: the graphic underneath is the painter's. Only an element
 * that shows nothing now gets an outline, or nobody would find it.
 */
export function createElementShape(id: string): Shape {
  return new Shape({
    id,
    fill: '#000',
    sceneFunc: (context, shape) => {
      if (shape.getAttr('hint')) drawHint(context, shape)
    },
    hitFunc: (context, shape) => {
      const least = TOUCH_SIZE / shape.getAbsoluteScale().x
      context.beginPath()
      for (const part of partsOf(shape)) {
        const [wide, high] = [Math.max(part.width, least), Math.max(part.height, least)]
        context.rect(part.x + (part.width - wide) / 2, part.y + (part.height - high) / 2, wide, high)
      }
      context.closePath()
      context.fillShape(shape)
    },
  })
}

/** A piece is hit where it draws something, an element anywhere in its box. */
function partsOf(shape: Shape): readonly Box[] {
  const [width, height] = [shape.width(), shape.height()]
  const parts = shape.getAttr('parts') as readonly Box[] | null
  if (!parts) return [{ x: 0, y: 0, width, height }]
  return parts.map((part) => ({
    x: part.x * width,
    y: part.y * height,
    width: part.width * width,
    height: part.height * height,
  }))
}

function drawHint(context: Context, shape: Shape): void {
  const scale = shape.getAbsoluteScale().x
  const [width, height] = [shape.width(), shape.height()]
  context.setAttr('strokeStyle', 'rgba(120,130,150,0.95)')
  context.setAttr('lineWidth', 1.5 / scale)
  context.setLineDash([6 / scale, 4 / scale])
  context.strokeRect(0, 0, width, height)
  context.setAttr('font', `600 ${12 / scale}px system-ui, sans-serif`)
  context.setAttr('textAlign', 'center')
  context.setAttr('textBaseline', 'middle')
  const label = String(shape.getAttr('hint'))
  context.setAttr('lineWidth', 3 / scale)
  context.setLineDash([])
  context.setAttr('strokeStyle', 'rgba(255,255,255,0.85)')
  context.strokeText(label, width / 2, height / 2)
  context.setAttr('fillStyle', '#3b4252')
  context.fillText(label, width / 2, height / 2, width)
}

/** About its middle, as the painter turns it. */
export function placeShape(shape: Shape, item: Item, hint: string | null, canvas: Size): void {
  const box = boxOf(item, canvas)
  const { width, height } = box
  const offset = { offsetX: width / 2, offsetY: height / 2 }
  const parts = item.type === 'piece' ? item.parts : null
  const upright = { scaleX: 1, scaleY: 1, hint, parts }
  shape.setAttrs({ ...middleOf(box), width, height, ...offset, rotation: item.rotation, ...upright })
}
