import type { Kind, KindFacts } from '../kind.ts'

export const GOAL = {
  label: 'Gol',
  tab: {
    name: 'goal',
    label: 'Strzelcy',
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4ZM12 8V3M15.8 10.8l4.8-1.6M14.4 15.2l2.9 4.1M9.6 15.2l-2.9 4.1M8.2 10.8 3.4 9.2',
    screen: { to: '/scorer', label: 'Przejdź do strzelców' },
    generateLabel: 'Generuj grafikę gola',
    versionsLabel: 'Grafiki goli',
  },
  part: 'during',
  follows: ['goal', 'penalty', 'ownGoal'],
  takesPhoto: true,
  load: async (): Promise<Kind> => (await import('./drawing.ts')).GOAL_KIND,
} as const satisfies KindFacts
