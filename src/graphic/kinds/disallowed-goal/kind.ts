import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const DISALLOWED_GOAL = {
  label: 'Gol nieuznany',
  tab: ownTab('disallowed-goal', 'Gol nieuznany', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.6 5.6l12.8 12.8'),
  part: 'during',
  follows: ['disallowedGoal'],
  load: async (): Promise<Kind> => (await import('./drawing.ts')).DISALLOWED_GOAL_KIND,
} as const satisfies KindFacts
