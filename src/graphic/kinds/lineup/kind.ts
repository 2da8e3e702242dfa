import type { Kind, KindFacts } from '../kind.ts'

export const LINEUP = {
  label: 'Skład meczowy',
  tab: {
    name: 'lineup',
    label: 'Skład',
    icon: 'M8 3 3 6l2 4 2-1v12h10V9l2 1 2-4-5-3a4 4 0 0 1-8 0Z',
    screen: { to: '/lineup', label: 'Przejdź do składu' },
    generateLabel: 'Generuj grafikę składu',
    versionsLabel: 'Wersje',
  },
  part: 'before',
  publishesLineup: true,
  load: async (): Promise<Kind> => (await import('./every-format.ts')).LINEUP_KIND,
} as const satisfies KindFacts
