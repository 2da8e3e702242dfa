import type { Fields } from '../template/fields.ts'

/** What is known of a piece wherever it is named. */
export interface PieceFacts {
  label: string
  /** What a template can set of it. */
  fields?: Fields
}

export const HEADING_PIECE = {
  heading: { label: 'Nagłówek' },
  veil: { label: 'Tło pod napisami' },
  'foot-name': { label: 'Nazwa klubu u dołu' },
} as const

export const TEAM_PIECE_FACTS = {
  'home-crest': { label: 'Herb gospodarzy' },
  'away-crest': { label: 'Herb gości' },
  'home-name': { label: 'Nazwa gospodarzy' },
  'away-name': { label: 'Nazwa gości' },
} as const

export const SCORE_PIECES = { score: { label: 'Wynik' }, 'score-panel': { label: 'Panel wyniku' } } as const

export const DATE_PIECE = { date: { label: 'Data i rozgrywki' } } as const
