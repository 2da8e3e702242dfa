import { HEADING_PIECE, type PieceFacts, SCORE_PIECES, TEAM_PIECE_FACTS } from '../shared-pieces.ts'

const FRAME_NAMES = ['auto', 'circle', 'square', 'shield', 'none'] as const

export type FrameName = (typeof FRAME_NAMES)[number]

/** Somebody with their picture or their number, their name with what it is and when, and the score. */
export const PERSON_PIECES = {
  ...HEADING_PIECE,
  ...TEAM_PIECE_FACTS,
  ...SCORE_PIECES,
  'name-panel': { label: 'Panel nazwiska' },
  label: { label: 'Napis nad nazwiskiem' },
  name: { label: 'Nazwisko' },
  minute: { label: 'Minuta' },
  photo: {
    label: 'Zdjęcie zawodnika',
    fields: { frame: { type: 'choice', label: 'Ramka', options: FRAME_NAMES, default: 'auto' } },
  },
  number: { label: 'Numer zawodnika' },
} as const satisfies Readonly<Record<string, PieceFacts>>
