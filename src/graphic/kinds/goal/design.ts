import { MINUTE, picture, SCORE, SCORERS, words } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'
import { GOAL_PIECES } from './pieces.ts'

export const GOAL_DESIGN = {
  data: {
    score: SCORE,
    ...SCORERS,
    scorer_name: words('Strzelec bramki', 'Jan Kowalski'),
    minute: MINUTE,
    player_number: words('Numer strzelca', '9'),
    scorer_photo: picture('Zdjęcie strzelca'),
  },
  ground: GOAL_GROUND,
  pieces: GOAL_PIECES,
} as const satisfies KindDesign
