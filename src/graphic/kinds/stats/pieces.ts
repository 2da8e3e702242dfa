import { ROWS_PIECES } from '../../layout/rows/pieces.ts'
import { type PieceFacts, SCORE_PIECES, TEAM_PIECE_FACTS } from '../../layout/shared-pieces.ts'

export const STATS_PIECES = {
  ...ROWS_PIECES,
  ...TEAM_PIECE_FACTS,
  ...SCORE_PIECES,
  rows: { label: 'Statystyki' },
} as const satisfies Readonly<Record<string, PieceFacts>>
