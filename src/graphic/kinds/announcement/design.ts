import { words } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { RESULT_GROUND } from '../grounds.ts'
import { ANNOUNCEMENT_PIECES } from './pieces.ts'

export const ANNOUNCEMENT_DESIGN = {
  data: { venue: words('Miejsce meczu', 'Stadion Miejski') },
  ground: RESULT_GROUND,
  pieces: ANNOUNCEMENT_PIECES,
} as const satisfies KindDesign
