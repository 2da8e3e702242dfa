import { type Complete, completeElement } from '../template/complete-element.ts'
import type { DynamicElement, TemplateElement } from '../template/element.ts'
import type { Size } from '../template/element-box.ts'
import { type DataValue, type DataValues, NO_VALUE, type PictureValue } from './data-values.ts'
import { fillOf, pictureStyle, placed, shadowOf } from './element-style.ts'
import { groundOf, textNode } from './element-text.ts'
import type { SceneNode } from './node.ts'

/** A crest that cannot be loaded is the default one, as everywhere; a missing photo leaves its ground. */
function pictureNodes(element: Complete<DynamicElement>, { src, fallback }: PictureValue, canvas: Size): SceneNode[] {
  const place = placed(element, canvas)
  const { padding, borderRadius: radius } = element
  const { blend, mask, ...style } = pictureStyle(element)
  const fill = groundOf(element)
  const shadow = shadowOf(element)
  const ground: SceneNode[] = fill === 'transparent' ? [] : [{ kind: 'rect', ...place, fill, radius, mask, shadow }]
  if (src === '') return ground
  const inner = {
    ...place,
    x: place.x + padding,
    y: place.y + padding,
    width: Math.max(1, place.width - 2 * padding),
    height: Math.max(1, place.height - 2 * padding),
  }
  // What lies on a ground casts no shadow past it.
  const picture = { ...inner, ...style, mask, blend, src, fallback, shadow: ground.length > 0 ? undefined : shadow }
  return [...ground, { kind: 'image', ...picture }]
}

function shapeNode(element: Complete<Exclude<TemplateElement, DynamicElement>>, canvas: Size): SceneNode {
  if (element.type === 'text') return textNode(element, element.text, canvas)
  const place = { ...placed(element, canvas), shadow: shadowOf(element) }
  switch (element.type) {
    case 'image':
      return { kind: 'image', ...place, ...pictureStyle(element), src: element.src }
    case 'rectangle':
      return {
        kind: 'rect',
        ...place,
        fill: fillOf(element.backgroundColor, element),
        radius: element.borderRadius,
        border: { width: element.borderWidth, colour: element.borderColor },
      }
    case 'circle':
      return {
        kind: 'ellipse',
        ...place,
        fill: fillOf(element.backgroundColor, element),
        border: { width: element.borderWidth, colour: element.borderColor },
      }
    case 'line':
      return {
        kind: 'line',
        ...place,
        colour: element.color,
        thickness: element.thickness,
        orientation: element.orientation,
      }
  }
}

function nodesOf(element: TemplateElement, value: DataValue, canvas: Size): SceneNode[] {
  if (element.type !== 'dynamic') return [shapeNode(completeElement(element), canvas)]
  const complete = completeElement(element)
  return typeof value === 'string' ? [textNode(complete, value, canvas)] : pictureNodes(complete, value, canvas)
}

interface Kept {
  value: DataValue
  canvas: Size
  nodes: SceneNode[]
}

const known = new WeakMap<TemplateElement, Kept>()

const isSame = (one: DataValue, other: DataValue): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.src === other.src

/** The same nodes for the same element: while one of hundreds is dragged, the others are not compared again. */
export function elementNodes(element: TemplateElement, data: DataValues, canvas: Size): SceneNode[] {
  const value = (element.type === 'dynamic' ? data[element.dataKey] : undefined) ?? NO_VALUE
  const kept = known.get(element)
  if (kept?.canvas === canvas && isSame(kept.value, value)) return kept.nodes
  const nodes = nodesOf(element, value, canvas)
  known.set(element, { value, canvas, nodes })
  return nodes
}
