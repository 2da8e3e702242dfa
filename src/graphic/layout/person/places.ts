import type { Sheet } from '../../formats.ts'
import type { Box } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import type { Scoreboard } from '../scoreboard.ts'
import { broadcastPlaces } from './places/broadcast.ts'
import { classicPlaces } from './places/classic.ts'
import { posterPlaces } from './places/poster.ts'

/** Where one of ours is seen. */
export interface PhotoPlaces {
  photo: Box
  /** Of a photo that stands in a frame; null: it runs to the edge of the picture. */
  photoRadius: number | null
  /** Where a photo can stand in a frame of the template's choice. */
  frame: Box
  /** Where a number or a crest stands for the photo. */
  emblem: Box
  /** A bar of the loud colour along the photo's edge. */
  photoEdge: Box | null
  /** Somebody who is cut out stands over the photo's upper edge, but no higher than this. */
  ceiling?: number
  /** At the photo's upper edge an app's own bar lies over hair. */
  headroom?: number
}

export interface PersonPlaces extends Scoreboard, PhotoPlaces {
  heading: Box
  label: Box
  name: Box
  nameSize: number
  minute: Box
  /** Null: the name stands on the ground. */
  namePanel: Box | null
  /** The heading stands on the name's panel too. */
  isHeadingOnPanel: boolean
  /** Null: the score stands on the ground. */
  scorePanel: Box | null
  teamNameSize: number
  /** Under what stands on the ground. */
  veil: Box
}

/** Of the heading's height: a head stands before the feet of its letters, and they can still be read. */
const FEET = 0.2

/** Nobody stands before more of the words over their photo than that. */
export const under = (words: Box, covered = 0): number => words.y + words.height * (1 - covered)

export const breakingHeading = <Places extends PersonPlaces>(places: Places): Places => ({
  ...places,
  ceiling: under(places.heading, FEET),
})

/** Where each look puts things on a sheet. */
export const PERSON_PLACES: Readonly<Record<PlacedLookName, (sheet: Sheet) => PersonPlaces>> = {
  broadcast: broadcastPlaces,
  poster: posterPlaces,
  classic: classicPlaces,
}
