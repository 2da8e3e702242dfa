import type { Cells, CellValue } from './document.ts'
import { itemOf } from './keys.ts'

/** Who is named by a cell of the line-up; null: it is another cell, or an empty one. */
const playerOf = (key: string, value: CellValue): number | null => {
  if (itemOf(key, 'player') !== null) return typeof value === 'number' ? value : null
  const benched = itemOf(key, 'bench')
  return benched === null || value === null ? null : Number(benched)
}

/** A player is in one place only: where the newest change put them. The cells that have to be emptied for it. */
export function doublesOf(cells: Cells, touched: readonly string[]): string[] {
  const placed = new Set(touched.flatMap((key) => playerOf(key, cells[key] ?? null) ?? []))
  const isDouble = ([key, value]: [string, CellValue]): boolean => {
    const player = playerOf(key, value)
    return player !== null && placed.has(player) && !touched.includes(key)
  }
  return Object.entries(cells)
    .filter(isDouble)
    .map(([key]) => key)
}
