import { HEADING_PIECE, type PieceFacts, SCORE_PIECES, TEAM_PIECE_FACTS } from '../../layout/shared-pieces.ts'

export const OPPONENT_GOAL_PIECES = {
  ...HEADING_PIECE,
  ...TEAM_PIECE_FACTS,
  ...SCORE_PIECES,
  label: { label: 'Napis „Bramkę zdobywa”' },
  minute: { label: 'Minuta' },
} as const satisfies Readonly<Record<string, PieceFacts>>
