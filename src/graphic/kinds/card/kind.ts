import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'
import { CARDS } from './cards.ts'

export const CARD = {
  label: 'Kartka',
  tab: ownTab('card', 'Kartka', 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z'),
  part: 'during',
  follows: CARDS,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).CARD_KIND,
} as const satisfies KindFacts
