import { noise } from '../noise.ts'
import { Solid } from '../solid/solid.ts'
import { minus, unit, type Vector } from '../vector.ts'

/** Where an arm is, in the torso's own coordinates: its shoulder is the torso's. */
export interface Arm {
  elbow: Vector
  wrist: Vector
}

export const SHOULDER: Vector = [16.6, -25, -4]
const both = (work: (side: 1 | -1) => void): void => {
  work(1)
  work(-1)
}

export const along = (from: Vector, to: Vector, share: number): Vector => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Cloth hangs in folds, drawn together under the arms and at the waist. */
const folds =
  (seed: number) =>
  (x: number, y: number, z: number): number => {
    const side = Math.sqrt(x * x + 20)
    const pull = 0.25 + 0.75 * Math.min(1, Math.max(0, (side - 5) / 11))
    const low = Math.min(1, Math.max(0, (-y - 30) / 26))
    const wave = noise(x * 0.1 + (y * 0.05 * x) / (side + 3) + seed, y * 0.16 - side * 0.12, z * 0.1)
    const ridge = 1 - (2 * wave - 1) ** 2
    const fine = noise(x * 0.26 + seed * 3, y * 0.34 - side * 0.2, z * 0.26)
    return -(ridge * ridge * 1.1 + (fine - 0.5) * 0.4) * Math.max(pull, low) * 0.9
  }

/** Head and neck stand at nought, as a head's own coordinates have it. */
export function shirtSolid(arms: readonly [Arm, Arm], breadth: number, seed: number): Solid {
  const b = breadth
  const shirt = new Solid()
    .ball([0, -35, -3.4], [15.4 * b, 19, 10.4])
    .ball([0, -60, -3.2], [14.6 * b, 26, 10.4], { soft: 6 })
    .ball([0, -78, -3.6], [17 * b, 17, 12.6], { soft: 5 })
  const hems: (readonly [Vector, Vector])[] = []
  both((side) => {
    const shoulder: Vector = [side * SHOULDER[0] * b, SHOULDER[1], SHOULDER[2]]
    const { elbow } = arms[side === 1 ? 0 : 1]
    const hem = along(shoulder, elbow, 0.68)
    shirt
      .cone([side * 6.2, -18.8, -4.6], shoulder, 3.2, 4.6, { soft: 4 })
      .ball([side * 6.4 * b, -31, 3.0], [7.8, 6.4, 4.4], { soft: 5 })
      .cone(shoulder, along(shoulder, elbow, 0.9), 5.1, 6.2, { soft: 3.2 })
    hems.push([hem, unit(minus(elbow, shoulder))])
  })
  shirt.ripples(folds(seed))
  for (const [hem, towards] of hems) shirt.end(hem, towards, 20, 7.7)
  shirt.end([0, -84, -3.4], [0, -1, 0], 20, 24)
  shirt.cone([0, -8, -2.6], [0, -16.6, -3.2], 6.7, 7.0, { soft: 0.6, isCut: true })
  shirt.ball([0, -20.6, 3.0], [5.8, 4.2, 6.4], { soft: 0.8, isCut: true })
  return shirt
}

/** The band around the neck. */
export function collarSolid(): Solid {
  const collar = new Solid()
  const points = 26
  const at = (index: number): Vector => {
    const angle = (index / points) * 2 * Math.PI
    const front = Math.max(0, Math.cos(angle))
    return [
      Math.sin(angle) * 7.3,
      -16.5 - 8.1 * front ** 1.3 + 1.2 * Math.max(0, -Math.cos(angle)),
      -2.9 + Math.cos(angle) * 7.3,
    ]
  }
  for (let index = 0; index < points; index++) collar.cone(at(index), at(index + 1), 0.7, 0.7, { soft: 0.2 })
  return collar
}

/** Arms and hands, as far as sleeves leave them bare. */
export function armsSolid(arms: readonly [Arm, Arm], breadth: number): Solid {
  const skin = new Solid()
  both((side) => {
    const shoulder: Vector = [side * SHOULDER[0] * breadth, SHOULDER[1], SHOULDER[2]]
    const { elbow, wrist } = arms[side === 1 ? 0 : 1]
    skin
      .cone(along(shoulder, elbow, 0.3), elbow, 4.3, 3.7, { soft: 1.5 })
      .cone(elbow, along(elbow, wrist, 0.35), 4.0, 4.3, { soft: 2 })
      .cone(along(elbow, wrist, 0.35), wrist, 4.3, 2.6, { soft: 2 })
    fist(skin, elbow, wrist, side)
  })
  return skin
}

function fist(skin: Solid, elbow: Vector, wrist: Vector, side: 1 | -1): void {
  const palm = along(elbow, wrist, 1.26)
  const knuckles = along(elbow, wrist, 1.42)
  skin.cone(along(elbow, wrist, 1.08), palm, 3.2, 3.9, { soft: 1.6 })
  for (const finger of [-1.5, -0.5, 0.5, 1.5]) {
    const from: Vector = [knuckles[0], knuckles[1] + finger * 0.2, knuckles[2] + finger * 1.75]
    const to: Vector = [palm[0] - side * 2.6, palm[1] + finger * 0.2, palm[2] + finger * 1.6]
    skin.cone(from, to, 1.15, 1.1, { soft: 0.7 })
  }
}
