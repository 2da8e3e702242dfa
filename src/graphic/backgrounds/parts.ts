import type { Box, Fill, ImageNode, PathNode, RectNode } from '../scene/node.ts'
import type { Ground } from './ground.ts'

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

export const vertical = (...colours: string[]): Fill => ({
  from: { x: 0, y: 0 },
  to: { x: 0, y: 1 },
  stops: colours.map((colour, index) => ({ at: index / (colours.length - 1), colour })),
})

/** The club's crest, faint and larger than the picture, on a post. In the other formats panels would cut it to scraps. */
export const ghostCrest = ({ crest, format }: Ground, onPost: Box, opacity: number): ImageNode[] =>
  crest && format === 'portrait' ? [{ kind: 'image', src: crest, fit: 'contain', opacity, ...onPost }] : []
