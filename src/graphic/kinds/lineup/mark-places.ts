import {
  elevenPlaces,
  isClear,
  isRoomy,
  type Marks,
  type PlayerPlaces,
  type WantedSpots,
} from '../../layout/eleven-places.ts'
import type { Box } from '../../scene/node.ts'

/** The picture stands on its plate whatever its size. */
export function smallerPicture({ photo, badge, plate }: PlayerPlaces, by: number): PlayerPlaces {
  const side = Math.round(photo.width * by)
  const foot = plate.y + (photo.y + photo.height - plate.y) * by
  const own: Box = { x: photo.x + (photo.width - side) / 2, y: Math.round(foot) - side, width: side, height: side }
  // A number that shrank as much could not be read.
  const disc = badge.width * Math.sqrt(by)
  return { photo: own, badge: { x: own.x - disc * 0.16, y: own.y - disc * 0.1, width: disc, height: disc }, plate }
}

const [STEP, NEARLY] = [0.05, 0.97]

/** The names keep their width while the pictures grow. */
const larger = (marks: Marks, by: number): Marks => ({
  ...marks,
  largest: Math.round(marks.largest * by),
  smallest: Math.round(marks.smallest * by),
  plates: marks.plates.map((width) => width / by),
})

/** Pictures of the size that was asked for, or of the largest that covers nobody else. */
export function largerPlaces(
  area: Box,
  marks: Marks,
  wanted: WantedSpots,
  times: number,
  mayTouch = false,
): PlayerPlaces[] {
  const usual = elevenPlaces(area, marks, wanted)
  const side = usual[0]?.photo.width ?? 0
  for (let by = times; by > 1; by -= STEP) {
    const places = elevenPlaces(area, larger(marks, by), wanted)
    const isLarger = places.every(({ photo }) => photo.width >= side * by * NEARLY)
    if (isLarger && isClear(places) && (mayTouch || isRoomy(places))) return places
  }
  return usual
}
