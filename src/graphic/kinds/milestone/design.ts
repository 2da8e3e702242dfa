import { MINUTE, PERSON, SCORE, words } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'
import { MILESTONE_PIECES } from './pieces.ts'

export const MILESTONE_DESIGN = {
  data: {
    ...PERSON,
    score: SCORE,
    minute: MINUTE,
    milestone_figure: words('Liczba jubileuszu', '50'),
    milestone_counted: words('Czego jest jubileusz', 'w barwach klubu'),
  },
  ground: GOAL_GROUND,
  pieces: MILESTONE_PIECES,
} as const satisfies KindDesign
