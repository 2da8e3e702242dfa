import type { Sheet } from '../formats.ts'
import type { Look, Tones } from '../looks/look.ts'
import type { MatchView } from '../match-view.ts'
import type { LedLookName, LookName, PlacedLookName } from '../template/look-name.ts'
import type { PieceOptions } from '../template/piece-options.ts'
import type { Piece } from './piece.ts'

export interface Style<Name extends LookName = LookName> {
  look: Look<Name>
  tones: Tones
  options: PieceOptions
}

export type LedStyle = Style<LedLookName>

type LayoutIn<View extends MatchView, Name extends LookName> = (style: Style<Name>, sheet: Sheet, view: View) => Piece[]

/** What is shown where on a sheet, bottom first. */
export type Layout<View extends MatchView> = LayoutIn<View, LookName>
export type PlacedLayout<View extends MatchView> = LayoutIn<View, PlacedLookName>
export type LedLayout<View extends MatchView> = LayoutIn<View, LedLookName>
