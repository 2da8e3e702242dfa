import { EYES, HAIR, type Person, SKIN } from '../../people/person.ts'
import { between, type Random } from '../random.ts'
import { type Body, bodyOf, inWorld, type Place } from '../render/body.ts'
import { lightOf } from '../render/surface.ts'
import { combined, times, turnBy, type Vector } from '../vector.ts'
import { eyeSolid, eyeSurface } from './eye.ts'
import { beardCover, beardGrowth, browGrowth, lashes } from './face-hair.ts'
import { type Growth, grow } from './grow.ts'
import { hairGrowth, recedingOf } from './hair.ts'
import { eyeMiddle, scalpAt } from './hairline.ts'
import { headSolid } from './head.ts'
import { type HeadShape, USUAL } from './head-shape.ts'
import { faceSkin } from './skin.ts'
import type { Strand } from './strands.ts'

const FACE_SHAPES: Readonly<Record<Person['face'], Partial<HeadShape>>> = {
  oval: {},
  long: { length: 1.06, width: 0.96, jaw: 0.98 },
  square: { jaw: 1.13, chin: 1.2, width: 1.02 },
  round: { width: 1.05, length: 0.95, jaw: 1.04, cheek: 1.15 },
  narrow: { width: 0.94, jaw: 0.92, chin: 0.88, length: 1.02 },
}
const NOSES = { narrow: 0.86, straight: 1, broad: 1.28 }
const BROWS = { fine: 0.8, usual: 1, heavy: 1.3 }

export function shapeOf(person: Person, random: Random): HeadShape {
  const own = (value = 1) => value * between(random, 0.97, 1.03)
  const shape: HeadShape = { ...USUAL, ...FACE_SHAPES[person.face] }
  return {
    ...shape,
    width: own(shape.width),
    length: own(shape.length),
    cheek: own(shape.cheek) * between(random, 0.9, 1.15),
    nose: own(NOSES[person.nose ?? 'straight']),
    noseLength: between(random, 0.94, 1.08),
    brow: BROWS[person.brows ?? 'usual'] * between(random, 0.85, 1.15),
    lips: person.nose === 'broad' ? 1.3 : between(random, 0.82, 1.12),
    eyes: between(random, 0.82, 1.02),
    ears: between(random, 0.9, 1.1),
    neck: (person.breadth ?? 1) * between(random, 0.97, 1.05),
  }
}

/** As a camera sees it: a little darker and warmer than it is drawn. */
export const skinLight = ({ skin }: Person): Vector => {
  const [red, green, blue] = lightOf(SKIN[skin])
  return [red * 0.7, green * 0.57, blue * 0.52]
}

export interface HeadParts {
  /** The face finely, the rest coarsely, both eyes. */
  bodies: readonly [face: Body, skull: Body, ...Body[]]
  /** What grows on the first of them, and on the second. */
  hair: readonly [readonly Strand[], readonly Strand[]]
}

/** A head with its hair, where the place says. */
export function makeHead(person: Person, place: Place, random: Random, fine = 0.29): HeadParts {
  const shape = shapeOf(person, random)
  const tone = skinLight(person)
  const hair = times(lightOf(HAIR[person.hairColour]), 0.85)
  const solid = headSolid(shape)
  const surface = faceSkin(shape, {
    tone,
    lips: [tone[0] * 0.78, tone[1] * 0.48, tone[2] * 0.46],
    hasFreckles: person.hasFreckles ?? false,
    stubble: person.beard ? (person.beard === 'stubble' ? 0.36 : 0.6) : 0.16,
    roots: times(hair, 0.8),
    age: random(),
    beard: beardCover(person.beard ?? 'stubble', shape),
    scalp: (at) => scalpAt(at, recedingOf(person.hair)) * (person.hair === 'shaved' ? 0.45 : 0.9),
  })
  const face = bodyOf({ solid, surface, place, step: fine, within: { low: [-9, -13, 1.4] } })
  const skull = bodyOf({ solid, surface, place, step: 0.5, within: { high: [9, 13, 2.2] } })
  const iris = times(lightOf(EYES[person.eyes]), 0.5)
  const eyes = ([1, -1] as const).map((side) =>
    bodyOf({
      solid: eyeSolid(),
      surface: eyeSurface(iris),
      place: {
        turn: combined(place.turn, turnBy(side * -1.5, 2)),
        at: inWorld(place, ...eyeMiddle(shape, side)),
      },
      step: 0.13,
    }),
  )
  const hairs = grow(skull, hairGrowth(person.hair, hair), random)
  const fringe = grow(face, frontOf(hairGrowth(person.hair, hair)), random)
  const features = [
    ...(person.beard ? grow(face, beardGrowth(person.beard, shape, times(hair, 0.85)), random) : []),
    ...grow(face, browGrowth(shape, times(hair, 0.7), BROWS[person.brows ?? 'usual']), random),
    ...lashes(shape, nearestCorner(face), random),
  ]
  return { bodies: [face, skull, ...eyes], hair: [[...fringe, ...features], hairs] }
}

/** What of the hair grows where the face is modelled finely. */
const FRONT_SHARE = 0.42
const frontOf = (growth: Growth): Growth => ({ ...growth, count: Math.round(growth.count * FRONT_SHARE) })

function nearestCorner({ mesh }: Body): (at: Vector) => number {
  return (at) => {
    let [best, found] = [1e9, 0]
    for (let index = 0; index < mesh.positions.length; index += 3) {
      const dx = (mesh.positions[index] as number) - at[0]
      const dy = (mesh.positions[index + 1] as number) - at[1]
      const dz = (mesh.positions[index + 2] as number) - at[2]
      const off = dx * dx + dy * dy + dz * dz
      if (off < best) [best, found] = [off, index / 3]
    }
    return found
  }
}
