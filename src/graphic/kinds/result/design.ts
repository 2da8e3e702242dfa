import { SCORE, SCORERS } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { RESULT_GROUND } from '../grounds.ts'
import { RESULT_PIECES } from './pieces.ts'

export const RESULT_DESIGN = {
  data: { score: SCORE, ...SCORERS },
  ground: RESULT_GROUND,
  pieces: RESULT_PIECES,
} as const satisfies KindDesign
