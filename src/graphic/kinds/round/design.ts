import type { KindDesign } from '../design.ts'
import { LINEUP_GROUND } from '../grounds.ts'
import { ROUND_PIECES } from './pieces.ts'

export const ROUND_DESIGN = {
  data: {},
  ground: LINEUP_GROUND,
  pieces: ROUND_PIECES,
} as const satisfies KindDesign
