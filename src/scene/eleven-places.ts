import { touch } from './changed-box.ts'
import type { Box } from './node.ts'
import { type Spot, spreadOut } from './spread.ts'

/** Where one player's picture, number and name stand. */
export interface PlayerPlaces {
  photo: Box
  badge: Box
  plate: Box
}

const PHOTO = 200
const BADGE = 58
const PLATE = { width: 208, height: 48 }

/** From the picture's middle to the plate's upper edge: over the picture's foot, or wholly on it where rows are close. */
const HANGING_PLATE = 66
const RAISED_PLATE = 50

function placesAt({ x, y }: Spot, plateTop: number): PlayerPlaces {
  return {
    photo: { x: x - PHOTO / 2, y: y - PHOTO / 2, width: PHOTO, height: PHOTO },
    badge: { x: x - PHOTO / 2 - 4, y: y - PHOTO / 2 + 2, width: BADGE, height: BADGE },
    plate: { x: x - PLATE.width / 2, y: y + plateTop, ...PLATE },
  }
}

function spread(pitch: Box, wanted: readonly Spot[], plateTop: number): PlayerPlaces[] {
  const foot = Math.max(PHOTO / 2, plateTop + PLATE.height)
  const middles: Box = {
    x: pitch.x + 112,
    y: pitch.y + 112,
    width: pitch.width - 224,
    height: pitch.height - 112 - foot - 18,
  }
  const need = { width: PLATE.width + 2, height: PHOTO / 2 + foot + 2 }
  return spreadOut(wanted, middles, need).map(({ x, y }) => placesAt({ x: Math.round(x), y: Math.round(y) }, plateTop))
}

const isClear = (places: readonly PlayerPlaces[]): boolean =>
  places.every(({ plate }, index) =>
    places.every(
      (other, at) => at === index || ![other.photo, other.badge, other.plate].some((box) => touch(plate, box)),
    ),
  )

/** Every name clear of the other players; five rows have room for that only with the names on the pictures. */
export function elevenPlaces(pitch: Box, wanted: readonly Spot[]): PlayerPlaces[] {
  const hanging = spread(pitch, wanted, HANGING_PLATE)
  return isClear(hanging) ? hanging : spread(pitch, wanted, RAISED_PLATE)
}
