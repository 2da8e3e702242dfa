import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const PENALTY_SAVED = {
  label: 'Obroniony karny',
  tab: ownTab('penalty', 'Karny bez gola', 'M3 20V5h18v15M9 13a3 3 0 1 0 6 0 3 3 0 0 0-6 0'),
  part: 'during',
  follows: ['penaltyMissed'],
  load: async (): Promise<Kind> => (await import('./drawing.ts')).PENALTY_SAVED_KIND,
} as const satisfies KindFacts
