import { PERSON_PIECES } from '../../layout/person/pieces.ts'
import type { PieceFacts } from '../../layout/shared-pieces.ts'

const { minute: _, ...WITHOUT_MINUTE } = PERSON_PIECES

export const BEST_PLAYER_PIECES = {
  ...WITHOUT_MINUTE,
  figures: { label: 'Liczby zawodnika' },
} as const satisfies Readonly<Record<string, PieceFacts>>
