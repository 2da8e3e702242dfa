import type { Vector } from '../vector.ts'

/** What a surface is like at one place; written anew for each pixel. */
export interface Paint {
  red: number
  green: number
  blue: number
  /** 0.05 wet, 1 chalk. */
  rough: number
  /** How much of the light is thrown back straight on. */
  shine: number
  /** Fibres that catch light at the edge. */
  sheen: number
  /** Added to the direction in which the surface looks. */
  tiltX: number
  tiltY: number
  tiltZ: number
}

export const newPaint = (): Paint => ({
  red: 0,
  green: 0,
  blue: 0,
  rough: 0.6,
  shine: 0.04,
  sheen: 0,
  tiltX: 0,
  tiltY: 0,
  tiltZ: 0,
})

export function clear(paint: Paint): void {
  paint.rough = 0.6
  paint.shine = 0.04
  paint.sheen = 0
  paint.tiltX = 0
  paint.tiltY = 0
  paint.tiltZ = 0
}

export interface Surface {
  /** Light goes under it and comes out beside: skin. */
  isSoft?: boolean
  /** At a place of the body's own coordinates, where it looks in that direction. */
  paint(at: Vector, looks: Vector, into: Paint): void
}

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Of `#rrggbb`, as amounts of light. */
export const lightOf = (hex: string): Vector => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

export function coat(into: Paint, colour: Vector): void {
  into.red = colour[0]
  into.green = colour[1]
  into.blue = colour[2]
}

/** The second over the first, as thick as the share. */
export function cover(into: Paint, colour: Vector, share: number): void {
  into.red += (colour[0] - into.red) * share
  into.green += (colour[1] - into.green) * share
  into.blue += (colour[2] - into.blue) * share
}

export const step = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

export const bump = (value: number, middle: number, width: number): number =>
  Math.exp(-(((value - middle) / width) ** 2))

export const plain = (colour: Vector, rough = 0.6, shine = 0.04): Surface => ({
  paint(_, __, into) {
    coat(into, colour)
    into.rough = rough
    into.shine = shine
  },
})
