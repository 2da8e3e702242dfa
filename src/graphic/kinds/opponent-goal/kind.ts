import { MINUTE, SCORE } from '../datum.ts'
import { GOAL } from '../goal/kind.ts'
import type { Kind, KindFacts } from '../kind.ts'

export const OPPONENT_GOAL = {
  label: 'Gol przeciwnika',
  tab: GOAL.tab,
  data: { score: SCORE, minute: MINUTE },
  ground: { shafts: -1 / 8, hero: 7 / 15, sash: 56 / 75, isMuted: true },
  load: async (): Promise<Kind> => (await import('./drawing.ts')).OPPONENT_GOAL_KIND,
} as const satisfies KindFacts
