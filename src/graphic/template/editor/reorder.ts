import { byLayer } from '../by-layer.ts'
import type { Items } from './items.ts'
import { restacked } from './layers.ts'

interface Span {
  top: number
  bottom: number
}

/** Before which row something lands that is let go at this height; as many as there are rows: after the last. */
export const gapAt = (y: number, rows: readonly Span[]): number =>
  rows.filter(({ top, bottom }) => (top + bottom) / 2 < y).length

/** These rows, in their order, set together into the gap; the very same list where that changes nothing. */
export function movedTo(rows: readonly string[], ids: readonly string[], gap: number): readonly string[] {
  const moving = rows.filter((row) => ids.includes(row))
  const left = (part: readonly string[]) => part.filter((row) => !ids.includes(row))
  const next = [...left(rows.slice(0, gap)), ...moving, ...left(rows.slice(gap))]
  return next.every((row, index) => row === rows[index]) ? rows : next
}

/** The gap one row further up or down than all of these. */
export function gapBeside(rows: readonly string[], ids: readonly string[], way: 'up' | 'down'): number {
  const places = rows.flatMap((row, index) => (ids.includes(row) ? [index] : []))
  return way === 'up' ? Math.max(0, Math.min(...places) - 1) : Math.min(rows.length, Math.max(...places) + 2)
}

/** As they stand in the list: the top layer first. */
export const rowsOf = (items: Items): string[] =>
  byLayer(items)
    .map(({ id }) => id)
    .reverse()

/** The items with these rows of their list in the gap. */
export const withRowsAt = (items: Items, ids: readonly string[], gap: number): Items =>
  restacked(items, [...movedTo(rowsOf(items), ids, gap)].reverse())

/** Whoever takes hold of one that is chosen takes all that are chosen. */
export const carriedWith = (id: string, selected: readonly string[]): readonly string[] =>
  selected.includes(id) ? selected : [id]
