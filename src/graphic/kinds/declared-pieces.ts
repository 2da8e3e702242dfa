import type { PieceFacts } from '../layout/shared-pieces.ts'
import { GOAL_PIECES } from './goal/pieces.ts'
import type { KindName } from './kinds.ts'
import { LINEUP_PIECES } from './lineup/pieces.ts'
import { OPPONENT_GOAL_PIECES } from './opponent-goal/pieces.ts'
import { RESULT_PIECES } from './result/pieces.ts'

type DeclaredPieces = Readonly<Record<string, PieceFacts>>

/** Every piece that a kind's layouts make. Apart from the kinds' facts, which every page has. */
const PIECES: Readonly<Record<KindName, DeclaredPieces>> = {
  lineup: LINEUP_PIECES,
  goal: GOAL_PIECES,
  'opponent-goal': OPPONENT_GOAL_PIECES,
  result: RESULT_PIECES,
}

const NONE: DeclaredPieces = {}

export const declaredPieces = (kind: KindName): DeclaredPieces => PIECES[kind] ?? NONE
