import type { Kind, KindFacts } from '../kind.ts'
import { PENALTY_SAVED } from '../penalty-saved/kind.ts'

export const PENALTY_MISSED = {
  ...PENALTY_SAVED,
  label: 'Niewykorzystany karny',
  load: async (): Promise<Kind> => (await import('./drawing.ts')).PENALTY_MISSED_KIND,
} as const satisfies KindFacts
