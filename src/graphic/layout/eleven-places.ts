import { touch } from '../scene/changed-box.ts'
import type { Box } from '../scene/node.ts'
import { areApart, inRows, type Spot, spreadOut } from './spread.ts'

/** Where one player's picture, number and name stand. */
export interface PlayerPlaces {
  photo: Box
  badge: Box
  plate: Box
}

export interface Marks {
  /** Side of the largest picture that may be tried, and of the smallest: the eleven get the largest that has room. */
  largest: number
  smallest: number
  /** In sides of the picture: the widths that a name's plate may have, the widest that has room first, */
  plates: readonly number[]
  /** and how far below the picture's middle it begins where rows are close. */
  raised: number
  /** In pixels: how high a plate is at least, */
  plateHeight: number
  /** and what stays free between two players. */
  gap: { across: number; down: number }
}

/** The disc of a number, in sides of the picture. */
export const BADGE = 0.29
/** A plate of one line, in sides of the picture. */
export const PLATE_HEIGHT = 0.24
/** Where there is room the plate begins here, over the picture's foot. */
const HANGING = 0.33
const [STEP, LARGE_STEP] = [0.95, 0.84]
/** Moved by less than this, in sides of the picture, a player is still near their place. */
const NEAR = 0.5

interface Sizes {
  photo: number
  plate: { width: number; height: number }
  plateTop: number
  gap: Marks['gap']
}

const sizesOf = (photo: number, marks: Marks, plateTop: number, plate = marks.plates.at(-1) ?? 1): Sizes => ({
  photo,
  plate: {
    width: Math.round(photo * plate),
    height: Math.max(Math.round(photo * PLATE_HEIGHT), marks.plateHeight),
  },
  plateTop: Math.round(photo * plateTop),
  gap: marks.gap,
})

function placesAt({ x, y }: Spot, { photo, plate, plateTop }: Sizes): PlayerPlaces {
  const [left, top] = [Math.round(x - photo / 2), Math.round(y - photo / 2)]
  const badge = Math.round(photo * BADGE)
  return {
    photo: { x: left, y: top, width: photo, height: photo },
    badge: { x: left - photo * 0.02, y: top + photo * 0.01, width: badge, height: badge },
    plate: { x: Math.round(x - plate.width / 2), y: Math.round(y + plateTop), ...plate },
  }
}

const footOf = ({ photo, plate, plateTop }: Sizes): number => Math.max(photo / 2, plateTop + plate.height)

/** Where the middles of pictures may be so that all of a player stays within the area. */
function middlesIn(area: Box, sizes: Sizes): Box {
  const across = Math.max(sizes.plate.width, sizes.photo)
  return {
    x: area.x + across / 2,
    y: area.y + sizes.photo / 2,
    width: area.width - across,
    height: area.height - sizes.photo / 2 - footOf(sizes),
  }
}

const needOf = (sizes: Sizes) => ({
  width: sizes.plate.width + sizes.gap.across,
  height: sizes.photo / 2 + footOf(sizes) + sizes.gap.down,
})

export const isClear = (places: readonly PlayerPlaces[]): boolean =>
  places.every(({ plate }, index) =>
    places.every(
      (other, at) => at === index || ![other.photo, other.badge, other.plate].some((box) => touch(plate, box)),
    ),
  )

/** No picture lies on another. */
export const isRoomy = (places: readonly PlayerPlaces[]): boolean =>
  places.every(({ photo }, index) =>
    places
      .slice(index + 1)
      .every((other) => Math.hypot(other.photo.x - photo.x, other.photo.y - photo.y) >= photo.width),
  )

/** How far the one who was moved most stands from where they are wanted, in sides of the picture. */
const furthest = (places: readonly PlayerPlaces[], wanted: readonly Spot[]): number =>
  Math.max(
    0,
    ...places.map(({ photo }, index) => {
      const { x, y } = wanted[index] ?? photo
      const half = photo.width / 2
      return Math.hypot(photo.x + half - x, photo.y + half - y) / photo.width
    }),
  )

/** Where the players' middles are wanted, given where they may be. */
export type WantedSpots = (middles: Box) => readonly Spot[]

/** Pictures as large, and plates as wide, as they can be with everybody exactly in their place. */
function placesAsWanted(area: Box, marks: Marks, wanted: WantedSpots): PlayerPlaces[] | null {
  for (let photo = marks.largest; photo >= marks.smallest; photo = Math.floor(photo * STEP)) {
    for (const plateTop of [HANGING, marks.raised]) {
      for (const plate of marks.plates) {
        const sizes = sizesOf(photo, marks, plateTop, plate)
        const spots = wanted(middlesIn(area, sizes))
        if (areApart(spots, needOf(sizes))) return spots.map((spot) => placesAt(spot, sizes))
      }
    }
  }
  return null
}

/** Some stand too close: the largest size at which they part and stay near their places, else that moves them least. */
function placesParted(area: Box, marks: Marks, wanted: WantedSpots): PlayerPlaces[] | null {
  let best: { places: PlayerPlaces[]; moved: number } | null = null
  for (let photo = marks.largest; photo >= marks.smallest; photo = Math.floor(photo * LARGE_STEP)) {
    const sizes = sizesOf(photo, marks, marks.raised)
    const places = spread(area, sizes, wanted)
    if (!isClear(places) || !isRoomy(places)) continue
    const moved = furthest(places, wanted(middlesIn(area, sizes)))
    if (moved <= NEAR) return places
    if (!best || moved < best.moved) best = { places, moved }
  }
  return best?.places ?? null
}

function spread(area: Box, sizes: Sizes, wanted: WantedSpots): PlayerPlaces[] {
  const middles = middlesIn(area, sizes)
  return spreadOut(wanted(middles), middles, needOf(sizes)).map((spot) => placesAt(spot, sizes))
}

/** Every name clear of the other players; five rows have room for that only with the names on the pictures. */
export function elevenPlaces(area: Box, marks: Marks, wanted: WantedSpots): PlayerPlaces[] {
  const { smallest, raised } = marks
  const places = placesAsWanted(area, marks, wanted) ?? placesParted(area, marks, wanted)
  if (places) return places
  const sizes = sizesOf(smallest, marks, raised)
  const middles = middlesIn(area, sizes)
  return inRows(wanted(middles), middles, needOf(sizes)).map((spot) => placesAt(spot, sizes))
}
