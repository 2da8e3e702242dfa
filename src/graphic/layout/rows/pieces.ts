import { HEADING_PIECE, type PieceFacts } from '../shared-pieces.ts'

/** What every graphic of rows has. */
export const ROWS_PIECES = {
  ...HEADING_PIECE,
  line: { label: 'Napis pod nagłówkiem' },
  'rows-panel': { label: 'Panel wierszy' },
  rows: { label: 'Wiersze' },
} as const satisfies Readonly<Record<string, PieceFacts>>
