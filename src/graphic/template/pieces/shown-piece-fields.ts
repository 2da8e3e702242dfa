import type { PieceItem } from '../editor/piece-item.ts'
import type { Field } from '../fields.ts'
import { fieldsOfPiece } from './declared-fields.ts'
import { LETTER_FIELDS, PANEL_FIELDS, PIECE_FIELDS } from './piece-fields.ts'

const ANY = new Set(Object.keys(PIECE_FIELDS))
const STYLE = new Set([...Object.keys(LETTER_FIELDS), ...Object.keys(PANEL_FIELDS)])

/** The properties of its own, then letters and panel where it has any. */
export function shownPieceFields({ piece, natural }: PieceItem): Array<[string, Field]> {
  const all = Object.entries(fieldsOfPiece(piece))
  const own = all.filter(([name]) => !ANY.has(name))
  const style = all.filter(([name]) => STYLE.has(name) && natural[name] !== undefined)
  return [...own, ...style]
}
