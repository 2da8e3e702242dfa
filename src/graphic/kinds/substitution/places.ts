import type { Sheet } from '../../formats.ts'
import type { Scoreboard } from '../../layout/scoreboard.ts'
import type { Box } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import { broadcastPlaces } from './places/broadcast.ts'
import { classicPlaces } from './places/classic.ts'
import { posterPlaces } from './places/poster.ts'

/** How a large picture ends: at the edges of the canvas and of the other one, in a circle, or in a frame. */
export type PhotoShape = 'edge' | 'circle' | 'plate'

export interface ChangePlaces extends Scoreboard {
  heading: Box
  minute: Box
  /** Both pictures of a single change. */
  photos: Box
  photoShape: PhotoShape
  /** What is said: a single change in two strips, several in a row each. */
  said: Box
  /** How far the panels go beyond what is said. */
  bleed: { left: number; right: number }
  scorePanel: Box | null
  teamNameSize: number
  veil: Box
}

/** Where each look puts things: a single change has large pictures, several have the room for themselves. */
export const CHANGE_PLACES: Readonly<Record<PlacedLookName, (sheet: Sheet, isSingle: boolean) => ChangePlaces>> = {
  broadcast: broadcastPlaces,
  poster: posterPlaces,
  classic: classicPlaces,
}
