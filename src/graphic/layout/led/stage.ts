import type { MatchView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import type { LedLookName } from '../../template/look-name.ts'
import type { LedStyle } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { coverStage } from './cover-stage.ts'
import { silhouetteStage } from './silhouette-stage.ts'
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

export type StagePieces = (
  style: LedStyle,
  stage: Stage,
  lead: Lead | null,
  view: MatchView,
  /** What the one who is cut out stands in front of. */
  behind: readonly Piece[],
) => Piece[]

const STAGES: Readonly<Record<LedLookName, StagePieces>> = { cover: coverStage, silhouette: silhouetteStage }

export const stagePieces: StagePieces = (style, ...rest) => STAGES[style.look.id](style, ...rest)
