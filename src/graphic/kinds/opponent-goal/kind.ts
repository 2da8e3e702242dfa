import { GOAL } from '../goal/kind.ts'
import type { Kind, KindFacts } from '../kind.ts'

export const OPPONENT_GOAL = {
  label: 'Gol przeciwnika',
  tab: GOAL.tab,
  part: 'during',
  follows: ['goal', 'penalty', 'ownGoal'],
  load: async (): Promise<Kind> => (await import('./drawing.ts')).OPPONENT_GOAL_KIND,
} as const satisfies KindFacts
