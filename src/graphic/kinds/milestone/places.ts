import type { Sheet } from '../../formats.ts'
import type { PersonPlaces } from '../../layout/person/places.ts'
import type { Box } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import { broadcastPlaces } from './places/broadcast.ts'
import { classicPlaces } from './places/classic.ts'
import { posterPlaces } from './places/poster.ts'

export interface MilestonePlaces extends PersonPlaces {
  figure: Box
  /** Under the heading. */
  counted: Box
}

/** What the composition depends on: a figure of three digits needs more room, and has all of it where there is no photo. */
export interface Shown {
  digits: number
  hasPhoto: boolean
}

/** Where each look puts things. */
export const MILESTONE_PLACES: Readonly<Record<PlacedLookName, (sheet: Sheet, shown: Shown) => MilestonePlaces>> = {
  broadcast: broadcastPlaces,
  poster: posterPlaces,
  classic: classicPlaces,
}
