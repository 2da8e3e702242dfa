import type { Sheet } from '../../formats.ts'
import type { Marks } from '../../layout/eleven-places.ts'
import type { PitchPlaces } from '../../layout/pitch.ts'
import type { TeamPlaces } from '../../layout/team-places.ts'
import type { Box, TextNode } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import type { BenchArrangement } from './pieces.ts'
import type { benchGrid } from './places/bench-grid.ts'

/** What there is to show: no room is kept for the rest. */
export interface LineupContents {
  hasDate: boolean
  hasTime: boolean
  /** How long the eleven's names are, and each substitute's number and name, in letters. */
  names: readonly number[]
  bench: readonly number[]
  benchArrangement: BenchArrangement
  /** Sets a name a line, in columns; left out: one after the other, */
  benchGrid?: typeof benchGrid
}

export interface Line extends Pick<TextNode, 'size' | 'align'> {
  place: Box
}

export interface BenchPlaces {
  panel: Box
  title: Line
  lists: readonly Box[]
  /** Each name on a line of its own, not one after the other. */
  isColumn: boolean
  /** Between names that stand one after the other. */
  separator: string
  size: number
  minSize: number
}

export interface LineupPlaces extends TeamPlaces {
  /** Where words stand on a background that may be restless. */
  veil: Box
  heading: Line
  date: Line
  time: Line
  names: { size: number; home: TextNode['align']; away: TextNode['align'] }
  /** Null: the crests stand apart without a word between them. */
  versus: Line | null
  pitch: PitchPlaces
  /** Where the eleven stand with all that belongs to them. */
  players: Box
  marks: Marks
  bench: BenchPlaces
}

export type LineupPlan = (sheet: Sheet, contents: LineupContents) => LineupPlaces

/** Where each look puts things on a sheet. */
export type LineupPlans = Readonly<Record<PlacedLookName, LineupPlan>>
