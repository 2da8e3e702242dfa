import type { DataKey } from '#domain/template/data-keys.ts'
import { byLayer, type TemplateElement } from '#domain/template/element.ts'
import { percentOf } from '#domain/units.ts'
import { faceOf, weightOf } from './faces.ts'
import { GRAPHIC_HEIGHT, GRAPHIC_WIDTH, type SceneNode, type TextNode } from './node.ts'

export type DataTexts = Readonly<Record<DataKey, string>>

/** An element's own box; the editor's handles and the painter agree on it. */
const placed = (element: TemplateElement) => ({
  x: percentOf(element.x, GRAPHIC_WIDTH),
  y: percentOf(element.y, GRAPHIC_HEIGHT),
  width: percentOf(element.width, GRAPHIC_WIDTH),
  height: percentOf(element.height, GRAPHIC_HEIGHT),
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

export function elementNode(element: TemplateElement, data: DataTexts): SceneNode {
  switch (element.type) {
    case 'text':
      return textNode(element, element.text)
    case 'dynamic':
      return textNode(element, data[element.dataKey])
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

export const elementNodes = (elements: readonly TemplateElement[], data: DataTexts): SceneNode[] =>
  byLayer(elements).map((element) => elementNode(element, data))
