import { percentOf } from '#domain/units.ts'
import type { Common } from './element.ts'

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Box extends Point, Size {}

/** What a place is told by. */
export const PLACE = ['x', 'y', 'width', 'height'] as const

type Boxed = Pick<Common, 'x' | 'y' | 'width' | 'height'>

/** What the element's percents make of a canvas. */
export const givenBox = ({ x, y, width, height }: Boxed, canvas: Size): Box => ({
  x: percentOf(x, canvas.width),
  y: percentOf(y, canvas.height),
  width: percentOf(width, canvas.width),
  height: percentOf(height, canvas.height),
})

/** An element's own box in pixels, before it is turned. A circle is always round: the largest that its box can hold. */
export function boxOf(element: Boxed & { type: string }, canvas: Size): Box {
  const box = givenBox(element, canvas)
  if (element.type !== 'circle') return box
  const side = Math.min(box.width, box.height)
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
}
