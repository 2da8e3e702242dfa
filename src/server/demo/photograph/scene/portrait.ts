import type { Person } from '../../people/person.ts'
import { cloth, type Kit, shirtSurface } from '../figure/kit.ts'
import { makeHead, skinLight } from '../figure/person.ts'
import { limbSkin } from '../figure/skin.ts'
import { type Arm, armsSolid, collarSolid, shirtSolid } from '../figure/torso.ts'
import { between, seeded } from '../random.ts'
import { type Body, bodyOf } from '../render/body.ts'
import { Camera } from '../render/camera.ts'
import { composed, enlarged } from '../render/compose.ts'
import type { Lighting } from '../render/light.ts'
import type { Picture } from '../render/picture.ts'
import { shoot } from '../render/shoot.ts'
import { lightOf } from '../render/surface.ts'
import { turnBy, unit } from '../vector.ts'
import { DUSK, stands } from './stands.ts'

export interface Portrait {
  person: Person
  kit: Kit
  seed: number
  width: number
  height: number
}

export interface Photographed {
  whole: Picture
  /** The person alone. */
  alone: Picture
}

/** Centimetres that the picture shows. */
const ACROSS = 50

const HANGING: readonly [Arm, Arm] = [
  { elbow: [25, -54, -6], wrist: [24, -78, 2] },
  { elbow: [-25, -54, -6], wrist: [-24, -78, 2] },
]

const lighting = (side: 1 | -1): Lighting => ({
  lamps: [
    { towards: unit([side * -0.8, 0.6, 0.7]), colour: [1.15, 1.02, 0.88], size: 0.8 },
    { towards: unit([side * 0.95, 0.3, -0.6]), colour: [1.25, 1.4, 1.7], size: 0.8 },
    { towards: unit([side * -0.8, 0.45, -0.85]), colour: [0.7, 0.78, 0.95], size: 0 },
  ],
  sky: [0.085, 0.1, 0.13],
  ground: [0.035, 0.045, 0.035],
})

function bodiesOf({ person, kit, seed }: Portrait, side: 1 | -1) {
  const random = seeded(seed)
  const [yaw, breadth] = [side * between(random, 6, 16), person.breadth ?? 1]
  const head = makeHead(
    person,
    { turn: turnBy(yaw, between(random, -3, 2), between(random, -3, 3)), at: [0, 0, 0] },
    random,
  )
  const place = { turn: turnBy(side * between(random, 12, 22)), at: [0, 3, 0] } as const
  const shirt = bodyOf({
    solid: shirtSolid(HANGING, breadth, seed % 97),
    surface: shirtSurface(kit),
    place,
    step: 1.1,
    within: { low: [-34, -52, -18] },
  })
  const collar = bodyOf({ solid: collarSolid(), surface: cloth(kit.trim), place, step: 0.3 })
  const arms = bodyOf({
    solid: armsSolid(HANGING, breadth),
    surface: limbSkin(skinLight(person)),
    place,
    step: 1.1,
    within: { low: [-34, -52, -18] },
  })
  return { head, bodies: [...head.bodies, shirt, collar, arms] as readonly Body[], shadows: [head.bodies[0], shirt] }
}

/** A player from the waist up on the evening of a match. */
export function photographed(portrait: Portrait): Photographed {
  const { width, height, kit, seed } = portrait
  const side = seed % 2 === 0 ? 1 : -1
  const { head, bodies, shadows } = bodiesOf(portrait, side)
  const camera = new Camera({ from: [0, -6, 330], to: [0, -11, 0], across: ACROSS, width, height })
  const [face, skull] = head.bodies
  const hair = [
    { body: skull, strands: head.hair[1] },
    { body: face, strands: head.hair[0] },
  ]
  const alone = shoot({ bodies, shadows, hair, lighting: lighting(side), camera })
  const behind = stands(Math.round(width / 4), Math.round(height / 4), {
    seed,
    roof: 0.16,
    turf: 0.72,
    sky: DUSK,
    colours: [lightOf(kit.body), lightOf(kit.trim), [0.8, 0.8, 0.85], [0.4, 0.3, 0.25]],
    blur: 0.03,
    floodlights:
      side === 1
        ? [
            [0.86, 0.09, 3.2],
            [0.1, 0.13, 1.6],
          ]
        : [
            [0.13, 0.09, 3.2],
            [0.9, 0.13, 1.6],
          ],
    haze: 1,
    crowd: 1,
  })
  return { whole: composed(alone, enlarged(behind, width, height)), alone }
}
