import type { KindDesign } from '../design.ts'
import { LINEUP_GROUND } from '../grounds.ts'
import { TABLE_PIECES } from './pieces.ts'

export const TABLE_DESIGN = {
  data: {},
  ground: LINEUP_GROUND,
  pieces: TABLE_PIECES,
} as const satisfies KindDesign
