import type { PieceFacts } from '../../layout/shared-pieces.ts'
import { NAMED_PIECES } from '../goal/pieces.ts'

export const OPPONENT_GOAL_PIECES = {
  ...NAMED_PIECES,
  'name-panel': { label: 'Panel nazwy' },
  label: { label: 'Napis nad nazwą' },
  name: { label: 'Nazwa rywala' },
  photo: { label: 'Herb rywala' },
} as const satisfies Readonly<Record<string, PieceFacts>>
