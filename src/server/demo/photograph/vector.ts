export type Vector = readonly [number, number, number]

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => times(a, 1 / (Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]) || 1))
export const mixed = (a: Vector, b: Vector, share: number): Vector => plus(times(a, 1 - share), times(b, share))

/** Three rows. */
export type Turn = readonly [Vector, Vector, Vector]
export const NO_TURN: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export const turned = (turn: Turn, a: Vector): Vector => [dot(turn[0], a), dot(turn[1], a), dot(turn[2], a)]
export const inverse = ([a, b, c]: Turn): Turn => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
]
/** First the second, then the first. */
export const combined = (after: Turn, before: Turn): Turn => {
  const columns = inverse(before)
  const row = (a: Vector): Vector => [dot(a, columns[0]), dot(a, columns[1]), dot(a, columns[2])]
  return [row(after[0]), row(after[1]), row(after[2])]
}

/** Degrees: to the left, back, and over the right shoulder. */
export function turnBy(yaw: number, pitch = 0, roll = 0): Turn {
  const [a, b, c] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const around: Turn = [
    [Math.cos(a), 0, Math.sin(a)],
    [0, 1, 0],
    [-Math.sin(a), 0, Math.cos(a)],
  ]
  const nod: Turn = [
    [1, 0, 0],
    [0, Math.cos(b), -Math.sin(b)],
    [0, Math.sin(b), Math.cos(b)],
  ]
  const lean: Turn = [
    [Math.cos(c), -Math.sin(c), 0],
    [Math.sin(c), Math.cos(c), 0],
    [0, 0, 1],
  ]
  return combined(around, combined(nod, lean))
}
