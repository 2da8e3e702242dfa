import type { Sheet } from '../../formats.ts'
import type { Scoreboard } from '../../layout/scoreboard.ts'
import type { Box } from '../../scene/node.ts'
import type { LookName } from '../../template/look-name.ts'
import { broadcastPlaces } from './places/broadcast.ts'
import { classicPlaces } from './places/classic.ts'
import { posterPlaces } from './places/poster.ts'

/** How much the scorers have to say; without any, the score takes their room. */
export interface ScorerLines {
  /** Of the longer column. */
  lines: number
  /** Whether both sides scored: two columns, else one over the whole width. */
  areBoth: boolean
}

export interface ScorerPlaces {
  /** Null: they stand on the ground. */
  scorersPanel: Box | null
  scorersHeading: Box
  homeScorers: Box
  awayScorers: Box
  /** For one side's scorers alone, and for the words that there are none. */
  scorers: Box
  /** From the outer edges, as their teams; otherwise from a line between them. */
  isOutward: boolean
}

export interface ResultPlaces extends Scoreboard, ScorerPlaces {
  heading: Box
  date: Box
  scorePanel: Box
  isScoreOnPanel: boolean
  teamNameSize: number
  /** Under what stands on the ground. */
  veil: Box
}

/** Where each look puts things on a sheet. */
export const RESULT_PLACES: Readonly<Record<LookName, (sheet: Sheet, scorers: ScorerLines) => ResultPlaces>> = {
  broadcast: broadcastPlaces,
  poster: posterPlaces,
  classic: classicPlaces,
}
