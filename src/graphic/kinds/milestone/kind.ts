import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const MILESTONE = {
  label: 'Jubileusz',
  tab: ownTab('milestone', 'Jubileusz', 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12M8 14l-2 7 6-3 6 3-2-7'),
  part: 'after',
  follows: ['goal', 'penalty', 'substitution'],
  stages: ['finished'],
  drawsOnSeason: true,
  hasOccasions: true,
  takesPhoto: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).MILESTONE_KIND,
} as const satisfies KindFacts
