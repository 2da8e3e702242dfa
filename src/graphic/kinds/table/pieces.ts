import { ROWS_PIECES } from '../../layout/rows/pieces.ts'
import type { PieceFacts } from '../../layout/shared-pieces.ts'

const RANGES = ['all', 'around'] as const

export type TableRange = (typeof RANGES)[number]

export const TABLE_PIECES = {
  ...ROWS_PIECES,
  rows: {
    label: 'Wiersze tabeli',
    fields: { range: { type: 'choice', label: 'Które wiersze', options: RANGES, default: 'all' } },
  },
  'rows-head': { label: 'Nazwy kolumn' },
} as const satisfies Readonly<Record<string, PieceFacts>>
