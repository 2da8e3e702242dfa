import { bump, step } from '../render/surface.ts'
import type { Vector } from '../vector.ts'
import { EYE } from './head.ts'
import type { HeadShape } from './head-shape.ts'

/** How high hair begins, by the angle from the nose around to the nape. */
const LINE: readonly (readonly [angle: number, height: number])[] = [
  [0, 6.9],
  [0.45, 6.7],
  [0.72, 5.6],
  [0.98, 4.2],
  [1.15, 1.2],
  [1.3, -1.6],
  [1.5, -0.6],
  [1.7, 1.6],
  [1.95, -1.5],
  [2.4, -5.6],
  [3.2, -6.6],
]

function lineAt(angle: number): number {
  for (let index = 1; index < LINE.length; index++) {
    const [to, high] = LINE[index] as readonly [number, number]
    const [from, low] = LINE[index - 1] as readonly [number, number]
    if (angle <= to) return low + ((high - low) * (angle - from)) / (to - from)
  }
  return -6.6
}

/** 1 where hair grows on the head. */
export function scalpAt([x, y, z]: Vector, receding = 0): number {
  const angle = Math.abs(Math.atan2(x, z + 1.5))
  const line = lineAt(angle) + receding * bump(angle, 0.62, 0.3) * 1.6
  if (Math.abs(x) > 6.9 && y < 1.6 && y > -4.2 && z > -3 && z < 1) return 0
  return step(line - 0.35, line + 0.55, y)
}

/** 1 where a full beard grows. */
export function beardAt([x, y, z]: Vector, { length: l, width: w }: HeadShape): number {
  if (z < -1.8 || y > 0) return 0
  const side = Math.abs(x) / w
  const upper = -5.9 * l + 4.4 * l * step(3.6, 6.6, side)
  const jaw = step(upper + 0.3, upper - 1.9, y)
  const lipTop = -6.35 * l
  const lipFoot = -8.35 * l
  const mouth =
    (1 - step(2.3, 2.9, side)) * step(lipFoot - 0.25, lipFoot + 0.15, y) * (1 - step(lipTop - 0.1, lipTop + 0.25, y))
  const underNose = step(-5.25 * l, -5.5 * l, y)
  const neck = step(-13.5, -11.5, y)
  return Math.max(0, jaw * (1 - mouth)) * underNose * neck * step(-1.8, -0.4, z)
}

export function goateeAt(at: Vector, shape: HeadShape): number {
  return beardAt(at, shape) * (1 - step(2.5, 3.3, Math.abs(at[0]))) * step(3, 5, at[2])
}

export function moustacheAt(at: Vector, shape: HeadShape): number {
  return goateeAt(at, shape) * step(-7.2 * shape.length, -6.9 * shape.length, at[1])
}

/** 1 in the middle of the eyebrows. */
export function browAt([x, y, z]: Vector, { width: w }: HeadShape): number {
  if (z < 3.5) return 0
  const side = Math.abs(x) / w
  const along = (side - 1.05) / 3.9
  if (along < 0 || along > 1) return 0
  const middle = 1.75 + 0.75 * Math.sin(along * 2.4) - 0.35 * along
  const thick = 0.42 * (1 - 0.62 * along)
  return step(0, 0.12, along) * Math.max(0, 1 - ((y - middle) / thick) ** 2)
}

export const eyeMiddle = ({ width }: HeadShape, side: 1 | -1): Vector => [side * EYE[0] * width, EYE[1], EYE[2]]
