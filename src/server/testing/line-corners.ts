import { capHeightOf } from '#graphic/scene/faces.ts'
import type { TextNode } from '#graphic/scene/node.ts'
import type { TextLayout } from '#paint/text-layout.ts'

export interface Corner {
  x: number
  y: number
}

const DESCENT = 0.12

/** The corners of the capitals of each line of a text, turned with its node. */
export function lineCorners(node: TextNode, { lines, size }: TextLayout): Corner[][] {
  const angle = ((node.rotation ?? 0) * Math.PI) / 180
  const middle = { x: node.x + node.width / 2, y: node.y + node.height / 2 }
  const turned = (x: number, y: number): Corner => {
    const [dx, dy] = [x - middle.x, y - middle.y]
    return {
      x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    }
  }
  return lines.map(({ x, width, baseline }) => {
    const [top, bottom] = [baseline - capHeightOf(node.face) * size, baseline + DESCENT * size]
    return [turned(x, top), turned(x + width, top), turned(x + width, bottom), turned(x, bottom)]
  })
}

/** Whether a line can be drawn between two convex shapes: along one side of either. */
export const areApart = (one: readonly Corner[], other: readonly Corner[]): boolean =>
  [one, other].some((shape) =>
    shape.some((from, index) => {
      const to = shape[(index + 1) % shape.length] ?? from
      const across = ({ x, y }: Corner) => (to.y - from.y) * x - (to.x - from.x) * y
      const [ones, others] = [one.map(across), other.map(across)]
      return Math.max(...ones) <= Math.min(...others) || Math.max(...others) <= Math.min(...ones)
    }),
  )
