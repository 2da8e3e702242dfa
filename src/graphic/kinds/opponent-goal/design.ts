import { MINUTE, SCORE } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { OPPONENT_GOAL_GROUND } from '../grounds.ts'
import { OPPONENT_GOAL_PIECES } from './pieces.ts'

export const OPPONENT_GOAL_DESIGN = {
  data: { score: SCORE, minute: MINUTE },
  ground: OPPONENT_GOAL_GROUND,
  pieces: OPPONENT_GOAL_PIECES,
} as const satisfies KindDesign
