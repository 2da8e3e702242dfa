import type { Sheet } from '../formats.ts'
import type { Look, Tones } from '../looks/look.ts'
import type { MatchView } from '../match-view.ts'
import type { PieceOptions } from '../template/piece-options.ts'
import type { Piece } from './piece.ts'

export interface Style {
  look: Look
  tones: Tones
  options: PieceOptions
}

/** What is shown where on a sheet, bottom first. */
export type Layout<View extends MatchView> = (style: Style, sheet: Sheet, view: View) => Piece[]
