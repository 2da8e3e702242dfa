import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const BEST_PLAYER = {
  label: 'Zawodnik meczu',
  tab: ownTab(
    'best-player',
    'Zawodnik meczu',
    'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1L6.4 20l1.2-6.2L3 9.5l6.3-.8Z',
  ),
  part: 'after',
  stages: ['finished'],
  takesPhoto: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).BEST_PLAYER_KIND,
} as const satisfies KindFacts
