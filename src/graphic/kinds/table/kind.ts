import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const TABLE = {
  label: 'Tabela',
  tab: ownTab('table', 'Tabela', 'M3 5h18v14H3ZM3 10h18M3 14h18M9 5v14'),
  part: 'after',
  stages: ['finished'],
  drawsOnSeason: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).TABLE_KIND,
} as const satisfies KindFacts
