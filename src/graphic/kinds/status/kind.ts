import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const STATUS = {
  label: 'Początek i druga połowa',
  tab: ownTab('status', 'Początek i druga połowa', 'M3 12a6 6 0 1 0 12 0V9h6V6H9a6 6 0 0 0-6 6Z'),
  part: 'during',
  stages: ['firstHalf', 'secondHalf', 'extraFirstHalf', 'penalties'],
  takesPhoto: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).STATUS_KIND,
} as const satisfies KindFacts
