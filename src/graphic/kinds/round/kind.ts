import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const ROUND = {
  label: 'Wyniki kolejki',
  tab: ownTab('round', 'Wyniki kolejki', 'M4 6h4M10 6h4M16 6h4M4 12h4M10 12h4M16 12h4M4 18h4M10 18h4M16 18h4'),
  part: 'after',
  stages: ['finished'],
  drawsOnSeason: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).ROUND_KIND,
} as const satisfies KindFacts
