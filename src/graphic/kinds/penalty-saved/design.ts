import { PERSON_PIECES } from '../../layout/person/pieces.ts'
import { MINUTE, PERSON, SCORE } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'

export const PENALTY_SAVED_DESIGN = {
  data: { ...PERSON, score: SCORE, minute: MINUTE },
  ground: GOAL_GROUND,
  pieces: PERSON_PIECES,
} as const satisfies KindDesign
