import type { MatchView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import { inset } from '../area.ts'
import type { LedStyle } from '../layout.ts'
import type { Piece } from '../piece.ts'
import type { Lead } from './told.ts'

/** Where the picture is. */
export interface Stage {
  /** To the edges, and a little behind the words. */
  whole: Box
  /** Where nothing else stands, and no app lays its buttons over. */
  clear: Box
  /** It is higher than wide, and goes to the foot of the sheet. */
  isBeside: boolean
  /** It is under the words, and goes to the foot of the sheet. */
  isUnder: boolean
}

/** How far a picture over the words goes on behind them, of the stage's height. */
export const DEPTH = 1.2

/** Between a block and the words under it: an accent on a capital is clear of it. */
const OVER_WORDS = 28
/** A head looks over the block under the words, of the stage's height. */
const EDGE = 0.2

/** What somebody cut out stands on, to the edges of the sheet and clear of the words. */
export function blockOf({ whole, clear, isBeside, isUnder }: Stage): Box {
  if (isBeside) return inset(whole, { left: clear.x - whole.x })
  return inset(whole, isUnder ? { top: whole.height * EDGE } : { bottom: OVER_WORDS })
}

/** So narrow that somebody as high as it would not fit into it. */
export const isColumn = ({ width, height }: Box): boolean => height > width * 3.2

export type StagePieces = (
  style: LedStyle,
  stage: Stage,
  lead: Lead | null,
  view: MatchView,
  /** What the one who is cut out stands in front of. */
  behind: readonly Piece[],
) => Piece[]
