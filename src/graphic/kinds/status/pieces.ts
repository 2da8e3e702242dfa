import { PAIRING_PIECES } from '../../layout/pairing/pieces.ts'
import { type PieceFacts, SCORE_PIECES } from '../../layout/shared-pieces.ts'

export const STATUS_PIECES = {
  ...PAIRING_PIECES,
  score: SCORE_PIECES.score,
  rule: { label: 'Linia pod drużynami' },
} as const satisfies Readonly<Record<string, PieceFacts>>
