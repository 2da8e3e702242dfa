import { PERSON_PIECES } from '../../layout/person/pieces.ts'
import type { PieceFacts } from '../../layout/shared-pieces.ts'

export const GOAL_PIECES = {
  ...PERSON_PIECES,
  photo: { ...PERSON_PIECES.photo, label: 'Zdjęcie strzelca' },
  number: { label: 'Numer strzelca' },
} as const satisfies Readonly<Record<string, PieceFacts>>
