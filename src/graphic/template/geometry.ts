import { clamp, type Percent, percent, percentValue } from '#domain/units.ts'
import { middleOf, uprightBox } from '../scene/boxes.ts'
import type { Common } from './element.ts'
import { type Box, boxOf, givenBox, type Point, type Size } from './element-box.ts'

/** An element, or a piece of the layout beside it. */
export type Placed = Pick<Common, 'x' | 'y' | 'width' | 'height' | 'rotation'> & { type: string }

/** The upright box around the turned element. */
export function reachOfElement(element: Placed, canvas: Size): Box {
  const box = boxOf(element, canvas)
  return uprightBox(box, element.rotation, middleOf(box))
}

const PRECISION = 10_000

/** Without the tail of digits that divisions leave. */
export const rounded = (value: number): number => Math.round(value * PRECISION) / PRECISION

/** Pixels as percent of the graphic. */
const share = (pixels: number, whole: number, min: number, max: number): Percent =>
  percent(clamp(rounded((pixels / whole) * 100), min, max))

/** So much of it stays on the canvas, in percent: what is out of sight is lost for whoever looks for it. */
const IN_SIGHT = 3

interface Bounds {
  min: number
  max: number
  largest: number
}

/** Elements begin on the canvas; a piece of the layout may stand out on every side. */
function boundsOf({ type }: Placed, size: number): Bounds {
  const seen = Math.min(IN_SIGHT, size)
  return type === 'piece'
    ? { min: Math.max(-100, seen - size), max: 100 - seen, largest: 300 }
    : { min: 0, max: 100 - seen, largest: 100 }
}

export const degrees = (angle: number): number => (((Math.round(angle * 10) / 10) % 360) + 360) % 360

function placeOf(element: Placed, box: Box, canvas: Size): Pick<Placed, 'x' | 'y'> {
  const across = boundsOf(element, (box.width / canvas.width) * 100)
  const down = boundsOf(element, (box.height / canvas.height) * 100)
  return {
    x: share(box.x, canvas.width, across.min, across.max),
    y: share(box.y, canvas.height, down.min, down.max),
  }
}

/** The element with another box and turn, within its bounds. */
export const placedAt = <Element extends Placed>(
  element: Element,
  box: Box,
  rotation: number,
  canvas: Size,
): Element => ({
  ...element,
  ...placeOf(element, box, canvas),
  width: share(box.width, canvas.width, 1, boundsOf(element, 0).largest),
  height: share(box.height, canvas.height, 1, boundsOf(element, 0).largest),
  rotation: degrees(rotation),
})

/** How far all of them can go together before the first reaches its bound. */
export function allowedMove(elements: readonly Placed[], by: Point, canvas: Size): Point {
  const along = (axis: 'x' | 'y', size: 'width' | 'height', wish: number): number => {
    const rooms = elements.map((element) => {
      const { min, max } = boundsOf(element, percentValue(element[size]))
      const at = percentValue(element[axis])
      // What stands beyond its bound already may stay there.
      return { back: Math.min(0, min - at), forth: Math.max(0, max - at) }
    })
    const least = Math.max(...rooms.map(({ back }) => back))
    const most = Math.min(...rooms.map(({ forth }) => forth))
    return clamp(wish, (least / 100) * canvas[size], (most / 100) * canvas[size])
  }
  return elements.length === 0 ? by : { x: along('x', 'width', by.x), y: along('y', 'height', by.y) }
}

export function movedBy<Element extends Placed>(element: Element, by: Point, canvas: Size): Element {
  const box = givenBox(element, canvas)
  return { ...element, ...placeOf(element, { ...box, x: box.x + by.x, y: box.y + by.y }, canvas) }
}
