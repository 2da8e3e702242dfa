import type { KindDesign } from '../design.ts'
import { LINEUP_GROUND } from '../grounds.ts'
import { LINEUP_PIECES } from './pieces.ts'

export const LINEUP_DESIGN = {
  data: {},
  ground: LINEUP_GROUND,
  pieces: LINEUP_PIECES,
} as const satisfies KindDesign
