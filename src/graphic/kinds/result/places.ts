import type { Sheet } from '../../formats.ts'
import type { Scoreboard } from '../../layout/scoreboard.ts'
import type { Box } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import { broadcastPlaces } from './places/broadcast.ts'
import { classicPlaces } from './places/classic.ts'
import { posterPlaces } from './places/poster.ts'

/** What there is to show: no room is kept for the rest. */
export interface ResultContents {
  /** Of the longer column of scorers. */
  lines: number
  /** A photograph, or scorers who are cut out: they take what the others leave, and the score is no larger than its row. */
  hasPhoto: boolean
}

export interface ScorerPlaces {
  /** Null: they stand on the ground. */
  scorersPanel: Box | null
  scorersHeading: Box
  homeScorers: Box
  awayScorers: Box
  /** For one side's scorers alone, and for the words that there are none. */
  scorers: Box
  /** The heading begins where the scorers do. */
  isHeadingLeft?: true
}

export interface ResultPlaces extends Scoreboard, ScorerPlaces {
  heading: Box
  date: Box
  /** Null: teams and score stand on the ground. */
  scorePanel: Box | null
  isScoreOnPanel: boolean
  teamNameSize: number
  photo: Box | null
  /** Under what stands on the ground. */
  veil: Box
}

/** Where each look puts things on a sheet. */
export const RESULT_PLACES: Readonly<Record<PlacedLookName, (sheet: Sheet, contents: ResultContents) => ResultPlaces>> =
  {
    broadcast: broadcastPlaces,
    poster: posterPlaces,
    classic: classicPlaces,
  }
