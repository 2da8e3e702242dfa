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
}

export interface PersonPlaces extends Scoreboard, PhotoPlaces {
  heading: Box
  label: Box
  name: Box
  nameSize: number
  minute: Box
  namePanel: Box
  /** The heading stands on the name's panel too. */
  isHeadingOnPanel: boolean
  /** Null: the score stands on the ground. */
  scorePanel: Box | null
  teamNameSize: number
  /** Under what stands on the ground. */
  veil: Box
}

/** Where each look puts things on a sheet. */
export const PERSON_PLACES: Readonly<Record<PlacedLookName, (sheet: Sheet) => PersonPlaces>> = {
  broadcast: broadcastPlaces,
  poster: posterPlaces,
  classic: classicPlaces,
}
