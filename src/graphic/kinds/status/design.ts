import { SCORE } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'
import { STATUS_PIECES } from './pieces.ts'

export const STATUS_DESIGN = {
  data: { score: SCORE },
  ground: GOAL_GROUND,
  pieces: STATUS_PIECES,
} as const satisfies KindDesign
