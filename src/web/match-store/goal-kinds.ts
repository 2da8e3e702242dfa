import { GOAL_KIND } from '#graphic/kinds/goal/drawing.ts'
import { OPPONENT_GOAL_KIND } from '#graphic/kinds/opponent-goal/drawing.ts'

/** Whoever scored. */
export const GOAL_KINDS = [GOAL_KIND, OPPONENT_GOAL_KIND]
