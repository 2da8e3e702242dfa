import { MINUTE, PERSON, SCORE } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'
import { CARD_PIECES } from './pieces.ts'

export const CARD_DESIGN = {
  data: { ...PERSON, score: SCORE, minute: MINUTE },
  ground: GOAL_GROUND,
  pieces: CARD_PIECES,
} as const satisfies KindDesign
