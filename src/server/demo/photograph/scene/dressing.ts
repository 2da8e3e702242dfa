import type { Canvas } from '@napi-rs/canvas'
import type { Person } from '../../people/person.ts'
import { type Athlete, athlete, type Pose, type Standing } from '../figure/athlete.ts'
import type { Kit } from '../figure/kit.ts'
import type { Place } from '../render/body.ts'

export interface Dressed {
  person: Person
  number: number
  name: string
  isKeeper?: boolean
}

/** What the club wears. */
export interface Wardrobe {
  body: string
  trim: string
  keeper: { body: string; trim: string }
  crest: Canvas
}

export const kitOf = ({ body, trim, keeper, crest }: Wardrobe, { number, name, isKeeper }: Dressed): Kit => ({
  body: isKeeper ? keeper.body : body,
  trim: isKeeper ? keeper.trim : trim,
  number,
  name,
  crest,
})

interface Put {
  pose: Pose
  place: Place
  step: number
}

/** One of the club's players on the pitch. */
export function playerOn(wardrobe: Wardrobe, who: Dressed, { pose, place, step }: Put): Standing {
  const kit = kitOf(wardrobe, who)
  const wanted: Athlete = {
    person: who.person,
    kit,
    shorts: who.isKeeper ? kit.body : kit.trim,
    socks: kit.body,
    pose,
    place,
    seed: who.number * 31 + 7,
    step,
  }
  return athlete(wanted)
}
