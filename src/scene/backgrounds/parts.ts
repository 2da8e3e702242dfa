import { type Fill, type ImageNode, type PathNode, type RectNode, WHOLE } from '../node.ts'

export const whole = (fill: Fill): RectNode => ({ kind: 'rect', ...WHOLE, fill })

export function polygon(points: ReadonlyArray<readonly [number, number]>, fill: Fill, opacity = 1): PathNode {
  const [first = [0, 0], ...others] = points
  return {
    kind: 'path',
    ...WHOLE,
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

/** The club's crest, larger than the picture and faint. */
export const ghostCrest = (src: string, x: number, y: number, size: number, opacity: number): ImageNode => ({
  kind: 'image',
  x,
  y,
  width: size,
  height: size,
  src,
  fit: 'contain',
  opacity,
})
