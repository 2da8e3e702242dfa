import type { Kind, KindFacts } from '../../kinds/kind.ts'

/** A kind that the product does not have: what a new one takes is in this folder. */
export const ATTENDANCE = {
  label: 'Frekwencja',
  tab: {
    name: 'attendance',
    label: 'Widownia',
    icon: 'M4 20v-4h16v4M6 16v-4h12v4M8 12V8h8v4',
    screen: { to: '/result', label: 'Przejdź do wyniku' },
    generateLabel: 'Generuj grafikę frekwencji',
    versionsLabel: 'Wersje',
  },
  part: 'after',
  load: async (): Promise<Kind> => (await import('./drawing.ts')).ATTENDANCE_KIND,
} as const satisfies KindFacts
