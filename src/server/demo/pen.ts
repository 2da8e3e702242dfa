import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'

/** A canvas to draw on; shapes are given as SVG path data. */
export type Pen = SKRSContext2D
export type Ink = Pen['fillStyle']

export function fill(pen: Pen, shape: string, ink: Ink, rule: 'nonzero' | 'evenodd' = 'nonzero'): void {
  pen.fillStyle = ink
  pen.fill(new Path2D(shape), rule)
}

export function stroke(pen: Pen, line: string, ink: Ink, width: number): void {
  pen.strokeStyle = ink
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(line))
}

/** What is drawn shows only inside the shape. */
export function inside(pen: Pen, shape: string, draw: () => void): void {
  pen.save()
  pen.clip(new Path2D(shape))
  draw()
  pen.restore()
}

export interface Place {
  x: number
  y: number
  scale?: number
  /** Degrees, clockwise. */
  turn?: number
}

/** What is drawn has its origin at the place. */
export function placed(pen: Pen, { x, y, scale = 1, turn = 0 }: Place, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate((turn * Math.PI) / 180)
  pen.scale(scale, scale)
  draw()
  pen.restore()
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M ${x - rx} ${y} a ${rx} ${ry} 0 1 0 ${2 * rx} 0 a ${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z`

export type Stop = readonly [at: number, colour: string]

export function across(pen: Pen, from: readonly [number, number], to: readonly [number, number], stops: Stop[]): Ink {
  const gradient = pen.createLinearGradient(...from, ...to)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}
