import type { PieceFacts } from '../layout/shared-pieces.ts'
import type { Datum } from './datum.ts'

/** How a starter's background is composed for a kind. Lengths are shares of the canvas. */
export interface GroundFacts {
  /** How far the shafts of light stand aside. */
  shafts: number
  /** How far down the rays come from: behind the eleven, the scorer, the score. */
  hero: number
  /** How far down the sash begins on the left. */
  sash: number
  /** The club's colours step back. */
  isMuted?: true
}

export type DeclaredPieces = Readonly<Record<string, PieceFacts>>

/** What templates and backgrounds need of a kind. */
export interface KindDesign {
  /** What its templates can show beside the data that every graphic has. */
  data: Readonly<Record<string, Datum>>
  ground: GroundFacts
  /** Every piece that its layouts make. */
  pieces: DeclaredPieces
}
