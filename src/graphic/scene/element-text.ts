import type { Complete } from '../template/complete-element.ts'
import type { DynamicElement, TextElement } from '../template/element.ts'
import type { Size } from '../template/element-box.ts'
import { fillOf, isColoured, placed, shadowOf, sweepOf } from './element-style.ts'
import { faceOf, weightOf } from './faces.ts'
import type { Fill, TextNode } from './node.ts'

type Lettered = Complete<TextElement> | Complete<DynamicElement>

const TEXT_FLOOR = 0.4

const inCase = (words: string, { letterCase }: Lettered): string =>
  letterCase === 'upper' ? words.toLocaleUpperCase('pl') : words

const minSizeOf = ({ fontSize, textFit }: Lettered): number =>
  textFit === 'wrap' ? fontSize : Math.max(8, fontSize * TEXT_FLOOR)

const outlineOf = ({ outlineWidth: width, outlineColor: colour }: Lettered): TextNode['outline'] =>
  width > 0 && isColoured(colour) ? { width, colour } : undefined

export const groundOf = (element: Lettered): Fill =>
  fillOf(element.backgroundColor, {
    gradientColor: element.backgroundGradientColor,
    gradientAngle: element.backgroundGradientAngle,
  })

export const textNode = (element: Lettered, words: string, canvas: Size): TextNode => ({
  kind: 'text',
  ...placed(element, canvas),
  shadow: shadowOf(element),
  text: inCase(words, element),
  face: faceOf(element.fontFamily),
  weight: weightOf(element.fontWeight),
  size: element.fontSize,
  minSize: minSizeOf(element),
  maxLines: 40,
  lineHeight: element.lineHeight,
  colour: element.color,
  gradient: sweepOf(element.color, element),
  outline: outlineOf(element),
  spacing: element.letterSpacing / element.fontSize || undefined,
  isItalic: element.italic,
  align: element.textAlign,
  vertical: element.verticalAlign,
  padding: element.padding,
  background: groundOf(element),
})
