import type { Point } from '../template/element-box.ts'
import type { Box } from './node.ts'

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The upright box around one that was turned about a point. */
export function uprightBox(box: Box, rotation: number, about: Point): Box {
  if (rotation % 360 === 0) return box
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = box.width * Math.abs(cos) + box.height * Math.abs(sin)
  const height = box.width * Math.abs(sin) + box.height * Math.abs(cos)
  const middle = middleOf(box)
  const [x, y] = [middle.x - about.x, middle.y - about.y]
  return { x: about.x + cos * x - sin * y - width / 2, y: about.y + sin * x + cos * y - height / 2, width, height }
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
