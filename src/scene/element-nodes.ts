import { isPictureKey } from '#domain/template/data-keys.ts'
import { byLayer, type DynamicElement, type TemplateElement } from '#domain/template/element.ts'
import { boxOf } from '#domain/template/geometry.ts'
import type { DataValues } from './data-values.ts'
import { faceOf, weightOf } from './faces.ts'
import { DEFAULT_CREST } from './match-view.ts'
import type { SceneNode, TextNode } from './node.ts'

const placed = (element: TemplateElement) => ({
  ...boxOf(element),
  rotation: element.rotation,
  opacity: element.opacity,
})

const TEXT_FLOOR = 0.4
const LINE_HEIGHT = 1.2

function textNode(element: Extract<TemplateElement, { type: 'text' | 'dynamic' }>, words: string): TextNode {
  return {
    kind: 'text',
    ...placed(element),
    text: words,
    face: faceOf(element.fontFamily),
    weight: weightOf(element.fontWeight),
    size: element.fontSize,
    minSize: Math.max(8, element.fontSize * TEXT_FLOOR),
    maxLines: 40,
    lineHeight: LINE_HEIGHT,
    colour: element.color,
    align: element.textAlign,
    vertical: 'middle',
    padding: element.padding,
    background: element.backgroundColor,
  }
}

/** A crest that cannot be loaded is the default one, as everywhere; a missing photo leaves its ground. */
function pictureNodes(element: DynamicElement, src: string): SceneNode[] {
  const place = placed(element)
  const { padding, objectFit, borderRadius, backgroundColor, dataKey } = element
  const ground: SceneNode[] =
    backgroundColor === 'transparent' ? [] : [{ kind: 'rect', ...place, fill: backgroundColor, radius: borderRadius }]
  if (src === '') return ground
  const inner = {
    ...place,
    x: place.x + padding,
    y: place.y + padding,
    width: Math.max(1, place.width - 2 * padding),
    height: Math.max(1, place.height - 2 * padding),
  }
  const fallback = dataKey === 'scorer_photo' ? undefined : DEFAULT_CREST
  return [...ground, { kind: 'image', ...inner, src, fit: objectFit, radius: borderRadius, fallback }]
}

function shapeNode(element: Exclude<TemplateElement, DynamicElement>): SceneNode {
  switch (element.type) {
    case 'text':
      return textNode(element, element.text)
    case 'image':
      return {
        kind: 'image',
        ...placed(element),
        src: element.src,
        fit: element.objectFit,
        radius: element.borderRadius,
      }
    case 'rectangle':
      return {
        kind: 'rect',
        ...placed(element),
        fill: element.backgroundColor,
        radius: element.borderRadius,
        border: { width: element.borderWidth, colour: element.borderColor },
      }
    case 'circle':
      return {
        kind: 'ellipse',
        ...placed(element),
        fill: element.backgroundColor,
        border: { width: element.borderWidth, colour: element.borderColor },
      }
    case 'line':
      return {
        kind: 'line',
        ...placed(element),
        colour: element.color,
        thickness: element.thickness,
        orientation: element.orientation,
      }
  }
}

function nodesOf(element: TemplateElement, value: string): SceneNode[] {
  if (element.type !== 'dynamic') return [shapeNode(element)]
  return isPictureKey(element.dataKey) ? pictureNodes(element, value) : [textNode(element, value)]
}

const known = new WeakMap<TemplateElement, { value: string; nodes: SceneNode[] }>()

/** The same nodes for the same element: while one of hundreds is dragged, the others are not compared again. */
function keptNodesOf(element: TemplateElement, data: DataValues): SceneNode[] {
  const value = element.type === 'dynamic' ? data[element.dataKey] : ''
  const kept = known.get(element)
  if (kept?.value === value) return kept.nodes
  const nodes = nodesOf(element, value)
  known.set(element, { value, nodes })
  return nodes
}

export const elementNodes = (elements: readonly TemplateElement[], data: DataValues): SceneNode[] =>
  byLayer(elements).flatMap((element) => keptNodesOf(element, data))
