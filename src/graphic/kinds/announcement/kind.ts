import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const ANNOUNCEMENT = {
  label: 'Zapowiedź',
  tab: ownTab('announcement', 'Zapowiedź', 'M3 10v4l12 5V5ZM7 15v5h4M18 8a5 5 0 0 1 0 8'),
  part: 'before',
  takesPhoto: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).ANNOUNCEMENT_KIND,
} as const satisfies KindFacts
