import type { Kind, KindFacts } from '../kind.ts'

export const RESULT = {
  label: 'Wynik meczu',
  tab: {
    name: 'result',
    label: 'Wynik',
    icon: 'M3 6h18v12H3ZM12 6v12M6 10h3v4H6ZM15 10h3v4h-3Z',
    screen: { to: '/result', label: 'Przejdź do wyniku' },
    generateLabel: 'Generuj grafikę wyniku',
    versionsLabel: 'Wersje',
  },
  part: 'after',
  stages: ['halftime', 'finished'],
  takesPhoto: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).RESULT_KIND,
} as const satisfies KindFacts
