import { clamp, type Percent, percent, percentOf, percentValue } from '../units.ts'
import type { TemplateElement } from './element.ts'

/** The size of every graphic, in pixels. */
export const GRAPHIC = { width: 1200, height: 1500 } as const

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** What the element's percents make of the graphic. */
const givenBox = ({ x, y, width, height }: TemplateElement): Box => ({
  x: percentOf(x, GRAPHIC.width),
  y: percentOf(y, GRAPHIC.height),
  width: percentOf(width, GRAPHIC.width),
  height: percentOf(height, GRAPHIC.height),
})

/** An element's own box in pixels, before it is turned. A circle is always round: the largest that its box can hold. */
export function boxOf(element: TemplateElement): Box {
  const box = givenBox(element)
  if (element.type !== 'circle') return box
  const side = Math.min(box.width, box.height)
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The upright box around the turned element. */
export function reachOfElement(element: TemplateElement): Box {
  const box = boxOf(element)
  if (element.rotation % 360 === 0) return box
  const angle = (element.rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [width, height] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos]
  const middle = middleOf(box)
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const PRECISION = 10_000

/** Pixels as percent of the graphic, without the tail of digits that divisions leave. */
const share = (pixels: number, whole: number, min: number): Percent =>
  percent(clamp(Math.round((pixels / whole) * 100 * PRECISION) / PRECISION, min, 100))

export const degrees = (angle: number): number => (((Math.round(angle * 10) / 10) % 360) + 360) % 360

/** The element with another box and turn, within its bounds. */
export const placedAt = <Element extends TemplateElement>(element: Element, box: Box, rotation: number): Element => ({
  ...element,
  x: share(box.x, GRAPHIC.width, 0),
  y: share(box.y, GRAPHIC.height, 0),
  width: share(box.width, GRAPHIC.width, 1),
  height: share(box.height, GRAPHIC.height, 1),
  rotation: degrees(rotation),
})

/** How far all of them can go together before the first reaches its bound. */
export function allowedMove(elements: readonly TemplateElement[], by: Point): Point {
  const along = (shares: Percent[], wish: number, whole: number): number => {
    const room = shares.map(percentValue)
    return clamp(wish, (-Math.min(...room) / 100) * whole, ((100 - Math.max(...room)) / 100) * whole)
  }
  if (elements.length === 0) return by
  return {
    x: along(
      elements.map(({ x }) => x),
      by.x,
      GRAPHIC.width,
    ),
    y: along(
      elements.map(({ y }) => y),
      by.y,
      GRAPHIC.height,
    ),
  }
}

export function movedBy<Element extends TemplateElement>(element: Element, by: Point): Element {
  const box = givenBox(element)
  return {
    ...element,
    x: share(box.x + by.x, GRAPHIC.width, 0),
    y: share(box.y + by.y, GRAPHIC.height, 0),
  }
}
