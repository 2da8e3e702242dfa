import { PERSON, SCORE, words } from '../datum.ts'
import type { KindDesign } from '../design.ts'
import { GOAL_GROUND } from '../grounds.ts'
import { BEST_PLAYER_PIECES } from './pieces.ts'

export const BEST_PLAYER_DESIGN = {
  data: { ...PERSON, score: SCORE, person_figures: words('Liczby zawodnika w meczu', '2 gole · 1 asysta') },
  ground: GOAL_GROUND,
  pieces: BEST_PLAYER_PIECES,
} as const satisfies KindDesign
