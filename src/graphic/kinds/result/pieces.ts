import {
  DATE_PIECE,
  HEADING_PIECE,
  type PieceFacts,
  SCORE_PIECES,
  TEAM_PIECE_FACTS,
} from '../../layout/shared-pieces.ts'

const SCORER_ARRANGEMENTS = ['sides', 'list'] as const

export type ScorerArrangement = (typeof SCORER_ARRANGEMENTS)[number]

export const RESULT_PIECES = {
  ...HEADING_PIECE,
  ...DATE_PIECE,
  ...TEAM_PIECE_FACTS,
  ...SCORE_PIECES,
  photo: { label: 'Zdjęcie' },
  number: { label: 'Numer zawodnika' },
  scorers: { label: 'Strzelcy' },
  'scorers-panel': {
    label: 'Panel strzelców',
    fields: {
      arrangement: { type: 'choice', label: 'Układ strzelców', options: SCORER_ARRANGEMENTS, default: 'sides' },
    },
  },
  'scorers-heading': { label: 'Napis „Strzelcy bramek”' },
  'home-scorers': { label: 'Strzelcy gospodarzy' },
  'away-scorers': { label: 'Strzelcy gości' },
  'no-scorers': { label: 'Napis „Brak strzelców”' },
} as const satisfies Readonly<Record<string, PieceFacts>>
