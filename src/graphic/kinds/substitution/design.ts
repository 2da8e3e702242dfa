import { MINUTE, picture, SCORE, words } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'
import { SUBSTITUTION_PIECES } from './pieces.ts'

export const SUBSTITUTION_DESIGN = {
  data: {
    on_name: words('Kto wchodzi', 'Jan Kowalski'),
    off_name: words('Kto schodzi', 'Piotr Nowak'),
    on_photo: picture('Zdjęcie wchodzącego'),
    off_photo: picture('Zdjęcie schodzącego'),
    score: SCORE,
    minute: MINUTE,
  },
  ground: GOAL_GROUND,
  pieces: SUBSTITUTION_PIECES,
} as const satisfies KindDesign
