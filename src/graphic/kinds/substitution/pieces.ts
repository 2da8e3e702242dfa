import { HEADING_PIECE, type PieceFacts, SCORE_PIECES, TEAM_PIECE_FACTS } from '../../layout/shared-pieces.ts'

export const SUBSTITUTION_PIECES = {
  ...HEADING_PIECE,
  ...TEAM_PIECE_FACTS,
  ...SCORE_PIECES,
  minute: { label: 'Minuta' },
  'on-photos': { label: 'Zdjęcia wchodzących' },
  'off-photos': { label: 'Zdjęcia schodzących' },
  number: { label: 'Numer zawodnika' },
  crest: { label: 'Herb w miejscu zdjęć' },
  panels: { label: 'Panele zmian' },
  'on-names': { label: 'Kto wchodzi' },
  'off-names': { label: 'Kto schodzi' },
  'on-signs': { label: 'Strzałki w górę' },
  'off-signs': { label: 'Strzałki w dół' },
} as const satisfies Readonly<Record<string, PieceFacts>>
