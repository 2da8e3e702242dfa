import type { Canvas } from '@napi-rs/canvas'
import { positionGroup } from '#domain/squad/position-group.ts'
import { CLUB_COLOURS } from './crests/club-crest.ts'
import { faceWearing } from './people/faces.ts'
import type { Picture } from './photograph/render/picture.ts'
import { asCutout, asPhotograph } from './photograph/render/print.ts'
import { type Dressed, kitOf, type Wardrobe } from './photograph/scene/dressing.ts'
import { toTheStand } from './photograph/scene/match-photos.ts'
import { photographed } from './photograph/scene/portrait.ts'
import { SQUAD, type SquadMember } from './squad.ts'

/** Rendered smaller than it is printed: what is out of focus needs no pixels, and grain is added last. */
const PORTRAIT = { width: 540, height: 675 }
const PRINTED = 2

/** A photograph, and the people on it without what is behind them. */
export interface Prints {
  photo: Buffer
  cutout: Buffer | null
}

/** In the colour that stands out on graphics, whose ground is the club's first. */
export const wardrobeOf = (crest: Canvas): Wardrobe => ({
  body: CLUB_COLOURS.accent,
  trim: CLUB_COLOURS.primary,
  keeper: { body: '#157f6b', trim: '#d8f36a' },
  crest,
})

export function dressed(number: number): Dressed {
  const member = SQUAD.find((one) => one.number === number)
  if (!member) throw new Error(`Nobody in the demo squad wears ${number}`)
  return {
    person: faceWearing(number),
    number,
    name: member.lastName,
    isKeeper: positionGroup(member.position) === 'goalkeeper',
  }
}

/** As from the camera, and as from "Wytnij tło". */
export async function printed(seed: number, whole: Picture, alone: Picture | null): Promise<Prints> {
  const size = { width: Math.round(whole.width * PRINTED), height: Math.round(whole.height * PRINTED) }
  return {
    photo: await asPhotograph(whole, { ...size, seed }),
    cutout: alone && (await asCutout(alone, {})),
  }
}

export function portraitOf({ number }: SquadMember, wardrobe: Wardrobe): Promise<Prints> {
  const who = dressed(number)
  const seed = number * 7 + 1
  const { whole, alone } = photographed({ person: who.person, kit: kitOf(wardrobe, who), seed, ...PORTRAIT })
  return printed(seed, whole, alone)
}

/** Those who score most, after one of their goals. */
const CELEBRATING = { 9: 'armsWide', 10: 'armsUp', 17: 'oneUp' } as const

export async function celebrationOf({ number }: SquadMember, wardrobe: Wardrobe): Promise<Prints | null> {
  const pose = CELEBRATING[number as keyof typeof CELEBRATING]
  if (!pose) return null
  const seed = number * 5 + 2
  const { whole, alone } = toTheStand({ ...PORTRAIT, wardrobe, seed }, dressed(number), pose)
  return printed(seed, whole, alone)
}
