import { clamp } from '#domain/units.ts'
import type { Box, Mask } from '#graphic/scene/node.ts'
import { shieldSegments } from '#graphic/scene/shield.ts'
import { tracePath } from './path.ts'
import type { Surface } from './surface.ts'

export function roundedRect(surface: Surface, { x, y, width, height }: Box, radius: number): void {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  surface.beginPath()
  if (r === 0) {
    surface.rect(x, y, width, height)
    return
  }
  surface.moveTo(x + r, y)
  surface.arcTo(x + width, y, x + width, y + height, r)
  surface.arcTo(x + width, y + height, x, y + height, r)
  surface.arcTo(x, y + height, x, y, r)
  surface.arcTo(x, y, x + width, y, r)
  surface.closePath()
}

const ROUNDING = 0.12

/** The largest that the box can hold, as for a circle among the elements. */
function circle(surface: Surface, { x, y, width, height }: Box): void {
  surface.beginPath()
  surface.arc(x + width / 2, y + height / 2, Math.min(width, height) / 2, 0, 2 * Math.PI)
}

/** Of a hexagon with equal sides. */
const RATIO = Math.sqrt(3) / 2

/** The largest box of that ratio, in the middle: a mask keeps its shape in every frame, as the circle does. */
function inscribed({ x, y, width, height }: Box, ratio: number): Box {
  const wide = Math.min(width, height * ratio)
  const high = wide / ratio
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

const HEXAGON = [
  [0.5, 0],
  [1, 0.25],
  [1, 0.75],
  [0.5, 1],
  [0, 0.75],
  [0, 0.25],
] as const

function hexagon(surface: Surface, frame: Box): void {
  const { x, y, width, height } = inscribed(frame, RATIO)
  surface.beginPath()
  for (const [right, down] of HEXAGON) surface.lineTo(x + right * width, y + down * height)
  surface.closePath()
}

/** Narrower or wider it would be no shield. */
const shieldRatio = ({ width, height }: Box): number => clamp(width / height, 0.8, 0.95)

const MASKS: Record<Mask, (surface: Surface, box: Box) => void> = {
  circle,
  rounded: (surface, box) => roundedRect(surface, box, Math.min(box.width, box.height) * ROUNDING),
  shield: (surface, box) => tracePath(surface, shieldSegments(inscribed(box, shieldRatio(box)))),
  hexagon,
}

/** As wide as a head, in widths of the box. */
const HEAD = 0.64

/** Of a box in a frame, what may be seen above that: one shape with it. */
export function risingPath(surface: Surface, { x, y, width, height }: Box): void {
  surface.rect(x + (width * (1 - HEAD)) / 2, y, width * HEAD, height / 2)
}

/** The edge of what is seen of a box. */
export function framePath(surface: Surface, frame: Box & { radius?: number; mask?: Mask }): void {
  if (frame.mask) MASKS[frame.mask](surface, frame)
  else roundedRect(surface, frame, frame.radius ?? 0)
}
