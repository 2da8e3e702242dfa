import { PERSON_PIECES } from '../../layout/person/pieces.ts'
import type { PieceFacts } from '../../layout/shared-pieces.ts'

export const MILESTONE_PIECES = {
  ...PERSON_PIECES,
  figure: { label: 'Liczba jubileuszu' },
  counted: { label: 'Napis pod nagłówkiem' },
} as const satisfies Readonly<Record<string, PieceFacts>>
