import { SCORE } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { LINEUP_GROUND } from '../grounds.ts'
import { STATS_PIECES } from './pieces.ts'

export const STATS_DESIGN = {
  data: { score: SCORE },
  ground: LINEUP_GROUND,
  pieces: STATS_PIECES,
} as const satisfies KindDesign
