import { HEADING_PIECE, type PieceFacts, TEAM_PIECE_FACTS } from '../shared-pieces.ts'

/** What every graphic of two teams has. */
export const PAIRING_PIECES = {
  ...HEADING_PIECE,
  ...TEAM_PIECE_FACTS,
  photo: { label: 'Zdjęcie' },
  competition: { label: 'Rozgrywki' },
  'teams-panel': { label: 'Panel drużyn' },
  'centre-plate': { label: 'Tabliczka między drużynami' },
  versus: { label: 'Napis „vs”' },
} as const satisfies Readonly<Record<string, PieceFacts>>
