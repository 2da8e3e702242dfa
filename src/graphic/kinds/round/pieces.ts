import { ROWS_PIECES } from '../../layout/rows/pieces.ts'
import type { PieceFacts } from '../../layout/shared-pieces.ts'

export const ROUND_PIECES = {
  ...ROWS_PIECES,
  rows: { label: 'Wyniki' },
} as const satisfies Readonly<Record<string, PieceFacts>>
