import { elevenPlaces, type Marks, type PlayerPlaces, type WantedSpots } from '../../layout/eleven-places.ts'
import type { Style } from '../../layout/layout.ts'
import { type PitchPlaces, pitchNodes } from '../../layout/pitch.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { PieceOptions } from '../../template/piece-options.ts'
import { circleMark } from './circle-mark.ts'
import type { Mark } from './mark.ts'
import type { BenchArrangement } from './pieces.ts'
import type { LineupContents } from './places.ts'

type Spot = ReturnType<WantedSpots>[number]

/** How the eleven, what they stand on and the bench are drawn. */
export interface LineupWays {
  mark: Mark
  hasNumbers: boolean
  areNamesFull: boolean
  bench: BenchArrangement
  benchGrid?: LineupContents['benchGrid']
  ground(style: Style, pitch: PitchPlaces): SceneNode[]
  /** For large figures on the ground itself; null where it is not known what lies under them. */
  groundInk(style: Style, pitch: PitchPlaces): string | null
  /** Where a spot of the pitch is seen. */
  spotOn(pitch: PitchPlaces): (spot: Spot, players: Box) => Spot
  places(players: Box, marks: Marks, wanted: WantedSpots): PlayerPlaces[]
  picture(at: PlayerPlaces): PlayerPlaces
}

export type WaysOf = (options: PieceOptions) => LineupWays

/** On a post, as long as no template says otherwise. */
const USUAL_WAYS: LineupWays = {
  mark: circleMark,
  hasNumbers: true,
  areNamesFull: false,
  bench: 'auto',
  ground: ({ tones }, pitch) => pitchNodes(pitch, tones),
  groundInk: () => null,
  spotOn: () => (spot) => spot,
  places: elevenPlaces,
  picture: (at) => at,
}

export const usualWays: WaysOf = () => USUAL_WAYS
