import type { Box, Point, Size } from '../element-box.ts'

/** Where a moving edge or middle may come to rest, in pixels of the graphic. */
export interface SnapLines {
  x: readonly number[]
  y: readonly number[]
}

export interface Guide {
  axis: 'x' | 'y'
  at: number
}

export interface Snapped {
  by: Point
  guides: readonly Guide[]
}

const marks = (start: number, size: number): [number, number, number] => [start, start + size / 2, start + size]

export const NO_LINES: SnapLines = { x: [], y: [] }

/** Edges and middles of the graphic and of the elements that stand still, and the lines that somebody drew. */
export function snapLines(still: readonly Box[], { width: across, height: down }: Size, drawn: SnapLines): SnapLines {
  const boxes = [{ x: 0, y: 0, width: across, height: down }, ...still]
  return {
    x: [...boxes.flatMap(({ x, width }) => marks(x, width)), ...drawn.x],
    y: [...boxes.flatMap(({ y, height }) => marks(y, height)), ...drawn.y],
  }
}

interface Nearest {
  by: number
  at: number
}

function nearest(own: readonly number[], lines: readonly number[], reach: number): Nearest | null {
  let best: Nearest | null = null
  for (const mark of own) {
    for (const at of lines) {
      const by = at - mark
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  }
  return best
}

function snapped(own: { x: readonly number[]; y: readonly number[] }, lines: SnapLines, reach: number): Snapped {
  const [x, y] = [nearest(own.x, lines.x, reach), nearest(own.y, lines.y, reach)]
  const guides: Guide[] = []
  if (x) guides.push({ axis: 'x', at: x.at })
  if (y) guides.push({ axis: 'y', at: y.at })
  return { by: { x: x?.by ?? 0, y: y?.by ?? 0 }, guides }
}

/** How a box that is being moved has to give to meet the nearest line on each axis. */
export const snapBox = (box: Box, lines: SnapLines, reach: number): Snapped =>
  snapped({ x: marks(box.x, box.width), y: marks(box.y, box.height) }, lines, reach)

/** The same for one corner or edge that is being pulled. */
export const snapPoint = (point: Point, lines: SnapLines, reach: number): Snapped =>
  snapped({ x: [point.x], y: [point.y] }, lines, reach)
