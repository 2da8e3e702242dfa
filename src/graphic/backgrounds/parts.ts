import type { Box, Fill, PathNode, RectNode } from '../scene/node.ts'

export const whole = (canvas: Box, fill: Fill): RectNode => ({ kind: 'rect', ...canvas, fill })

/** Its gradient runs over the whole canvas. */
export function polygon(
  canvas: Box,
  points: ReadonlyArray<readonly [number, number]>,
  fill: Fill,
  opacity = 1,
): PathNode {
  const [first = [0, 0], ...others] = points
  return {
    kind: 'path',
    ...canvas,
    opacity,
    fill,
    segments: [
      { to: 'move', x: first[0], y: first[1] },
      ...others.map(([x, y]) => ({ to: 'line' as const, x, y })),
      { to: 'close' },
    ],
  }
}
