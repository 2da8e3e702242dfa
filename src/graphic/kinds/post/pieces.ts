import { PERSON_PIECES } from '../../layout/person/pieces.ts'
import { HEADING_PIECE, type PieceFacts } from '../../layout/shared-pieces.ts'

const { photo, number, name, 'name-panel': panel } = PERSON_PIECES

export const POST_PIECES = {
  ...HEADING_PIECE,
  photo,
  number,
  'name-panel': panel,
  name,
  'name-number': { label: 'Numer przy nazwisku' },
  rule: { label: 'Linia między napisami' },
  text: { label: 'Treść' },
  quote: { label: 'Znak cytatu' },
  crest: { label: 'Herb klubu' },
  club: { label: 'Nazwa klubu' },
} as const satisfies Readonly<Record<string, PieceFacts>>
