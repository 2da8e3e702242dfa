import type { Context } from 'konva/lib/Context.js'
import { Shape } from 'konva/lib/Shape.js'
import type { TemplateElement } from '#domain/template/element.ts'
import { boxOf, middleOf } from '#domain/template/geometry.ts'

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
      const scale = shape.getAbsoluteScale().x
      const [width, height] = [shape.width(), shape.height()]
      const [wide, high] = [Math.max(width, TOUCH_SIZE / scale), Math.max(height, TOUCH_SIZE / scale)]
      context.beginPath()
      context.rect((width - wide) / 2, (height - high) / 2, wide, high)
      context.closePath()
      context.fillShape(shape)
    },
  })
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
export function placeShape(shape: Shape, element: TemplateElement, hint: string | null): void {
  const box = boxOf(element)
  const { width, height } = box
  const offset = { offsetX: width / 2, offsetY: height / 2 }
  shape.setAttrs({ ...middleOf(box), width, height, ...offset, rotation: element.rotation, scaleX: 1, scaleY: 1, hint })
}
