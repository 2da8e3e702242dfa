import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const STATS = {
  label: 'Statystyki meczu',
  tab: ownTab('stats', 'Statystyki meczu', 'M4 20V10M10 20V4M16 20v-8M21 20H3'),
  part: 'after',
  load: async (): Promise<Kind> => (await import('./drawing.ts')).STATS_KIND,
} as const satisfies KindFacts
