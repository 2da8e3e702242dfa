import { within } from '../../layout/area.ts'
import type { Box, SceneNode, Segment } from '../../scene/node.ts'

export const DIRECTIONS = ['on', 'off'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Green and red for most, up and down for everybody. */
const FILLS: Readonly<Record<Direction, string>> = { on: '#0a7a3c', off: '#c4121f' }

/** As shares of the sign, pointing up. */
const ARROW = [
  [0.5, 0.16],
  [0.84, 0.52],
  [0.64, 0.52],
  [0.64, 0.84],
  [0.36, 0.84],
  [0.36, 0.52],
  [0.16, 0.52],
] as const

export function changeSign(area: Box, direction: Direction): SceneNode[] {
  const side = Math.min(area.width, area.height)
  const place = within(area, { width: side, height: side })
  const segments: Segment[] = ARROW.map(([across, down], index) => ({
    to: index === 0 ? 'move' : 'line',
    x: place.x + across * side,
    y: place.y + (direction === 'on' ? down : 1 - down) * side,
  }))
  return [
    {
      kind: 'ellipse',
      ...place,
      fill: FILLS[direction],
      border: { width: Math.max(2, side * 0.04), colour: 'rgba(255,255,255,0.85)' },
    },
    { kind: 'path', ...place, segments: [...segments, { to: 'close' }], fill: '#ffffff' },
  ]
}
