import type { MatchView, PlayerView, TeamView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import type { DataKey } from '../../template/data-keys.ts'
import type { Piece } from '../piece.ts'

export type Scored = MatchView & { homeScore: number; awayScore: number }

/** A line of the words. */
export interface Band {
  /** With room enough, in a 1200th of the sheet's shorter side; where there is less, all bands give way alike. */
  height: number
  /** Over it, in the same measure. */
  gap?: number
  pieces(place: Box): Piece[]
}

export interface PlayerLead {
  player: PlayerView
  /** The data that say the same; absent: the graphic is not about them. */
  keys?: { photo: DataKey; number: DataKey } | undefined
  /** Of the piece; `photo` unless said. */
  piece?: string | undefined
}

/** Who leads the picture when no photograph was chosen for it. */
export type Lead =
  | (PlayerLead & { who: 'player' })
  | { who: 'team'; team: TeamView; shows: readonly DataKey[]; piece?: string }
  | { who: 'teams' }

export interface Heading {
  words: string
  /** A shout is the message; a title only says what is shown. */
  rank: 'shout' | 'title'
}

export interface Told {
  /** Null: the bands bring their own. */
  heading: Heading | null
  /** Null: words alone, and they have the whole sheet. */
  lead: Lead | null
  bands: readonly Band[]
  /** The picture stands beside the words in every format. */
  isBeside?: true
  /** Over the picture: what happened, as a sign. */
  sign?(place: Box, height?: number): Piece[]
}
