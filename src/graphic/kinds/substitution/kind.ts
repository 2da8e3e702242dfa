import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const SUBSTITUTION = {
  label: 'Zmiana',
  tab: ownTab('substitution', 'Zmiana', 'M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4'),
  part: 'during',
  follows: ['substitution'],
  load: async (): Promise<Kind> => (await import('./drawing.ts')).SUBSTITUTION_KIND,
} as const satisfies KindFacts
