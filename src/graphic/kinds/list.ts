import { GOAL } from './goal/kind.ts'
import type { KindFacts } from './kind.ts'
import { LINEUP } from './lineup/kind.ts'
import { OPPONENT_GOAL } from './opponent-goal/kind.ts'
import { RESULT } from './result/kind.ts'

/** Every kind of graphic. Nothing else enumerates them; a new one is its folder and a line here. */
export const KINDS = {
  lineup: LINEUP,
  goal: GOAL,
  'opponent-goal': OPPONENT_GOAL,
  result: RESULT,
} as const satisfies Readonly<Record<string, KindFacts>>
