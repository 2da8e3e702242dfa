import { HEADING_PIECE, type PieceFacts, SCORE_PIECES, TEAM_PIECE_FACTS } from '../../layout/shared-pieces.ts'

const FRAME_NAMES = ['auto', 'circle', 'square', 'shield', 'none'] as const

export type FrameName = (typeof FRAME_NAMES)[number]

/** What both goals show. */
export const NAMED_PIECES = {
  ...HEADING_PIECE,
  ...TEAM_PIECE_FACTS,
  ...SCORE_PIECES,
  'name-panel': { label: 'Panel nazwiska' },
  label: { label: 'Napis nad nazwiskiem' },
  name: { label: 'Nazwisko' },
  minute: { label: 'Minuta' },
} as const satisfies Readonly<Record<string, PieceFacts>>

export const GOAL_PIECES = {
  ...NAMED_PIECES,
  photo: {
    label: 'Zdjęcie strzelca',
    fields: { frame: { type: 'choice', label: 'Ramka', options: FRAME_NAMES, default: 'auto' } },
  },
  number: { label: 'Numer strzelca' },
} as const satisfies Readonly<Record<string, PieceFacts>>
