import type { Sheet } from '../../formats.ts'
import type { Box } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import type { Scoreboard } from '../scoreboard.ts'
import type { TeamPlaces } from '../team-places.ts'
import { broadcastPlaces } from './places/broadcast.ts'
import { classicPlaces } from './places/classic.ts'
import { photoPlaces } from './places/photo.ts'
import { posterPlaces } from './places/poster.ts'

/** What there is to say: what is not known leaves no place behind. */
export interface PairingShape {
  /** League and round under the heading. */
  hasLine: boolean
  /** Between the teams, or under both: figures, or no more than that they meet. */
  centre: 'hour' | 'score' | 'versus'
  /** Under the teams, the larger first. */
  details: readonly ('large' | 'small')[]
  /** The heading is the message: it is set as large as there is room. */
  isShout: boolean
}

export interface PairingPlaces extends TeamPlaces {
  /** Of a match: absent where none was chosen. */
  photo?: Box
  heading: Box
  /** There is room for two lines of it, and not for one as large. */
  isHeadingTall?: true
  line: Box
  panels: readonly Box[]
  /** Under the teams' names. */
  isOnPanel: boolean
  /** `rows`: each beside its crest, both from the left. */
  names: Scoreboard['names'] | 'rows'
  nameSize: number
  centre: Box | null
  /** A plate of the loud colour under it. */
  plate: Box | null
  /** In the order of the shape's. */
  details: readonly Box[]
  detailsAlign: 'left' | 'center' | 'right'
  /** Null: they stand where the teams do, or on the ground. */
  detailsPanel: Box | null
  isDetailOnPanel: boolean
  rule: Box | null
  veil: Box
}

const PAIRING_PLACES: Readonly<Record<PlacedLookName, (sheet: Sheet, shape: PairingShape) => PairingPlaces>> = {
  broadcast: broadcastPlaces,
  poster: posterPlaces,
  classic: classicPlaces,
}

export const pairingPlaces = (look: PlacedLookName, sheet: Sheet, shape: PairingShape, hasPhoto: boolean) =>
  hasPhoto ? photoPlaces(look, sheet, shape) : PAIRING_PLACES[look](sheet, shape)
