import { PERSON_PIECES } from '../../layout/person/pieces.ts'
import type { PieceFacts } from '../../layout/shared-pieces.ts'

export const CARD_PIECES = {
  ...PERSON_PIECES,
  card: { label: 'Kartka' },
} as const satisfies Readonly<Record<string, PieceFacts>>
