import { around } from '../../scene/boxes.ts'
import type { Box, Size } from '../element-box.ts'
import { movedBy, reachOfElement } from '../geometry.ts'
import { each } from './each-element.ts'
import type { Items } from './items.ts'

export const EDGES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof EDGES)[number]
export const DIRECTIONS = ['horizontal', 'vertical'] as const
export type Direction = (typeof DIRECTIONS)[number]

const SHARES: Record<Edge, { axis: 'x' | 'y'; share: number }> = {
  left: { axis: 'x', share: 0 },
  center: { axis: 'x', share: 0.5 },
  right: { axis: 'x', share: 1 },
  top: { axis: 'y', share: 0 },
  middle: { axis: 'y', share: 0.5 },
  bottom: { axis: 'y', share: 1 },
}

const sizeAlong = (box: Box, axis: 'x' | 'y'): number => (axis === 'x' ? box.width : box.height)

const movable = (elements: Items, ids: readonly string[]) =>
  elements.filter(({ id, locked }) => ids.includes(id) && !locked)

/** Several line up with the box around them, a single one with the graphic. */
export function aligned(elements: Items, ids: readonly string[], edge: Edge, canvas: Size): Items {
  const chosen = movable(elements, ids)
  const { axis, share } = SHARES[edge]
  const reaches = chosen.map((element) => reachOfElement(element, canvas))
  const frame = reaches.length > 1 ? around(reaches) : { x: 0, y: 0, ...canvas }
  const goal = frame[axis] + sizeAlong(frame, axis) * share
  const moved = chosen.map(({ id }) => id)
  return each(elements, moved, (element) => {
    const box = reachOfElement(element, canvas)
    const by = goal - (box[axis] + sizeAlong(box, axis) * share)
    return movedBy(element, { x: axis === 'x' ? by : 0, y: axis === 'y' ? by : 0 }, canvas)
  })
}

/** Equal gaps between neighbours; the outermost two stay. With fewer than three there is nothing between. */
export function distributed(elements: Items, ids: readonly string[], direction: Direction, canvas: Size): Items {
  const axis = direction === 'horizontal' ? 'x' : 'y'
  const chosen = movable(elements, ids)
    .map((element) => ({ id: element.id, box: reachOfElement(element, canvas) }))
    .sort((one, other) => one.box[axis] - other.box[axis])
  if (chosen.length < 3) return elements
  const frame = around(chosen.map(({ box }) => box))
  const filled = chosen.reduce((sum, { box }) => sum + sizeAlong(box, axis), 0)
  const gap = (sizeAlong(frame, axis) - filled) / (chosen.length - 1)
  const moves = new Map<string, number>()
  let next = frame[axis]
  for (const { id, box } of chosen) {
    moves.set(id, next - box[axis])
    next += sizeAlong(box, axis) + gap
  }
  return each(elements, [...moves.keys()], (element) => {
    const by = moves.get(element.id) ?? 0
    return movedBy(element, { x: axis === 'x' ? by : 0, y: axis === 'y' ? by : 0 }, canvas)
  })
}
