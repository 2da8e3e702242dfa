import { isClubFont } from '../club-font.ts'
import type { Fields } from '../fields.ts'
import { FONT_FAMILIES, FONT_WEIGHTS, TEXT_ALIGNMENTS } from '../fields.ts'
import { choice, colour, flag, number } from '../make-field.ts'
import { LETTER_CASES } from '../style-fields.ts'

/** Where a piece stands. Its place is always of one format: each is a composition of its own. */
export const PLACE_FIELDS = {
  x: number('X (%)', -100, 200, 0),
  y: number('Y (%)', -100, 200, 0),
  width: number('Szerokość (%)', 1, 300, 20),
  height: number('Wysokość (%)', 1, 300, 10),
  rotation: { ...number('Obrót (°)', 0, 360, 0), wraps: true },
} as const satisfies Fields

/** Of pieces with words. */
export const LETTER_FIELDS = {
  fontScale: number('Wielkość liter (%)', 25, 400, 100),
  fontFamily: { ...choice('Czcionka', FONT_FAMILIES, 'Arial'), others: isClubFont },
  fontWeight: choice('Grubość', FONT_WEIGHTS, 'normal'),
  color: colour('Kolor tekstu', '#000000'),
  textAlign: choice('Wyrównanie', TEXT_ALIGNMENTS, 'center'),
  letterCase: choice('Wielkie litery', LETTER_CASES, 'none'),
} as const satisfies Fields

export const PANEL_FIELDS = {
  panelColor: colour('Kolor panelu', 'transparent'),
} as const satisfies Fields

/** All that a template may change of a piece. */
export const PIECE_FIELDS: Fields = {
  ...PLACE_FIELDS,
  opacity: number('Krycie', 0, 1, 1, 0.01),
  zIndex: number('Warstwa', -1000, 1000, 0),
  hidden: flag('Ukryta'),
  locked: flag('Zablokowana'),
  ...LETTER_FIELDS,
  ...PANEL_FIELDS,
}
