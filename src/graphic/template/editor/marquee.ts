import type { Box, Point, Size } from '../element-box.ts'
import { reachOfElement } from '../geometry.ts'
import type { Items } from './items.ts'

export const frameOf = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** What a frame chooses: whatever it touches, locked and hidden things apart. */
export const metBy = (frame: Box, items: Items, canvas: Size): string[] =>
  items.filter((item) => !item.locked && !item.hidden && meets(frame, reachOfElement(item, canvas))).map(({ id }) => id)
