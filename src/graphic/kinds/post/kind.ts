import type { Kind, KindFacts } from '../kind.ts'
import { ownTab } from '../own-tab.ts'

export const POST = {
  label: 'Wolny post',
  tab: ownTab('post', 'Wolny post', 'M4 20h4L19 9l-4-4L4 16ZM13 7l4 4'),
  part: 'anytime',
  isOfClub: true,
  takesPhoto: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).POST_KIND,
} as const satisfies KindFacts
