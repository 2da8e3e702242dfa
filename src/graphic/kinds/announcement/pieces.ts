import { PAIRING_PIECES } from '../../layout/pairing/pieces.ts'
import { DATE_PIECE, type PieceFacts } from '../../layout/shared-pieces.ts'

export const ANNOUNCEMENT_PIECES = {
  ...PAIRING_PIECES,
  date: { ...DATE_PIECE.date, label: 'Dzień' },
  time: { label: 'Godzina' },
  venue: { label: 'Miejsce' },
  rule: { label: 'Linia pod drużynami' },
  'details-panel': { label: 'Panel dnia i miejsca' },
} as const satisfies Readonly<Record<string, PieceFacts>>
