import type { Person } from '../../people/person.ts'
import { HAIR } from '../../people/person.ts'
import { noise } from '../noise.ts'
import { type Random, seeded } from '../random.ts'
import { type Body, bodyOf, inWorld, type Place } from '../render/body.ts'
import type { Haired } from '../render/shoot.ts'
import { lightOf, plain } from '../render/surface.ts'
import { Solid } from '../solid/solid.ts'
import { combined, minus, plus, times, turnBy, turned, unit, type Vector } from '../vector.ts'
import { grow } from './grow.ts'
import { hairGrowth, recedingOf } from './hair.ts'
import { scalpAt } from './hairline.ts'
import { headSolid } from './head.ts'
import { cloth, type Kit, shirtSurface } from './kit.ts'
import { shapeOf, skinLight } from './person.ts'
import { faceSkin, limbSkin } from './skin.ts'
import { type Arm, along, armsSolid, collarSolid, shirtSolid } from './torso.ts'

interface Leg {
  knee: Vector
  ankle: Vector
  /** Which way the foot points. */
  toes: Vector
}

/** In coordinates of the torso: eyes at nought, hips 76 below. */
export interface Pose {
  arms: readonly [Arm, Arm]
  legs?: readonly [Leg, Leg]
  /** Degrees: to the left, and down. */
  head?: readonly [number, number]
}

export interface Athlete {
  person: Person
  kit: Kit
  shorts: string
  socks: string
  pose: Pose
  place: Place
  seed: number
  /** How finely it is modelled, in centimetres. */
  step: number
}

const NECK: Vector = [0, -14, -3.5]
const HIP: Vector = [8.6, -77, -3.4]
const hip = (side: 1 | -1): Vector => [side * HIP[0], HIP[1], HIP[2]]

function shortsSolid(legs: readonly [Leg, Leg], seed: number): Solid {
  const shorts = new Solid().ball([0, -76, -3.6], [13.4, 10, 9.8])
  const hems: (readonly [Vector, Vector])[] = []
  for (const side of [1, -1] as const) {
    const { knee } = legs[side === 1 ? 0 : 1]
    shorts.cone(hip(side), along(hip(side), knee, 0.8), 8.4, 9.6, { soft: 3 })
    hems.push([along(hip(side), knee, 0.56), unit(minus(knee, hip(side)))])
  }
  shorts.ripples((x, y, z) => {
    const wave = noise(x * 0.16 + seed, y * 0.12, z * 0.16)
    return -(1 - (2 * wave - 1) ** 2) * 1.3
  })
  for (const [hem, towards] of hems) shorts.end(hem, towards, 30, 12)
  return shorts
}

function legsSolid(legs: readonly [Leg, Leg]): Solid {
  const skin = new Solid()
  for (const side of [1, -1] as const) {
    const { knee, ankle } = legs[side === 1 ? 0 : 1]
    skin
      .cone(along(hip(side), knee, 0.25), along(hip(side), knee, 0.7), 8.2, 7.2, { soft: 2 })
      .cone(along(hip(side), knee, 0.7), knee, 7.2, 5.4, { soft: 2 })
      .cone(knee, along(knee, ankle, 0.3), 5.3, 5.2, { soft: 2 })
  }
  return skin
}

function socksSolid(legs: readonly [Leg, Leg]): Solid {
  const socks = new Solid()
  for (const { knee, ankle } of legs) {
    const calf = along(knee, ankle, 0.36)
    socks.cone(along(knee, ankle, 0.16), calf, 5.3, 6.1, { soft: 1.5 }).cone(calf, ankle, 6.1, 4.2, { soft: 2 })
  }
  return socks
}

function bootsSolid(legs: readonly [Leg, Leg]): Solid {
  const boots = new Solid()
  for (const { ankle, toes } of legs) {
    const heel: Vector = [ankle[0], ankle[1] - 4.5, ankle[2]]
    boots
      .cone(plus(heel, times(toes, -3)), plus(heel, times(toes, 13)), 4.1, 3.2, { soft: 1 })
      .cone(ankle, heel, 4.2, 4.2, { soft: 1.5 })
  }
  return boots
}

function headOf({ person, pose, place, step }: Athlete, random: Random) {
  const shape = shapeOf(person, random)
  const tone = skinLight(person)
  const colour = times(lightOf(HAIR[person.hairColour]), 0.85)
  const [yaw, down] = pose.head ?? [0, 0]
  const nod = turnBy(yaw, down)
  const turn = combined(place.turn, nod)
  // It turns on the neck, not between the eyes.
  const at = inWorld(place, ...minus(NECK, turned(nod, NECK)))
  const surface = faceSkin(shape, {
    tone,
    lips: [tone[0] * 0.78, tone[1] * 0.48, tone[2] * 0.46],
    hasFreckles: false,
    stubble: 0.2,
    roots: times(colour, 0.8),
    age: 0.4,
    beard: () => 0,
    scalp: (at) => scalpAt(at, recedingOf(person.hair)) * 0.95,
  })
  const body = bodyOf({ solid: headSolid(shape), surface, place: { turn, at }, step: Math.min(0.6, step * 0.6) })
  const growth = hairGrowth(person.hair, colour)
  const share = Math.min(1, 0.9 / step)
  const strands = grow(body, { ...growth, count: Math.round(growth.count * share), width: growth.width * 1.5 }, random)
  return { body, haired: { body, strands } satisfies Haired }
}

export interface Standing {
  bodies: readonly Body[]
  shadows: readonly Body[]
  hair: readonly Haired[]
}

/** Somebody in their kit, from boots to hair. */
export function athlete(wanted: Athlete): Standing {
  const { person, kit, shorts, socks, pose, place, seed, step } = wanted
  const random = seeded(seed)
  const breadth = person.breadth ?? 1
  const head = headOf(wanted, random)
  const at: Place = { turn: place.turn, at: inWorld(place, 0, 3, 0) }
  const made = (solid: Solid, surface: Body['surface'], fine = step) =>
    bodyOf({ solid, surface, place: at, step: fine })
  const skin = limbSkin(skinLight(person))
  const shirt = made(shirtSolid(pose.arms, breadth, seed % 97), shirtSurface(kit))
  const upper = [
    shirt,
    made(armsSolid(pose.arms, breadth), skin),
    made(collarSolid(), cloth(kit.trim), Math.min(0.5, step)),
  ]
  const { legs } = pose
  const lower = legs
    ? [
        made(shortsSolid(legs, seed % 89), cloth(shorts)),
        made(legsSolid(legs), skin),
        made(socksSolid(legs), cloth(socks)),
        made(bootsSolid(legs), plain([0.03, 0.03, 0.035], 0.3, 0.06)),
      ]
    : []
  return {
    bodies: [head.body, ...upper, ...lower],
    shadows: [head.body, shirt, ...lower.slice(0, 1)],
    hair: [head.haired],
  }
}
