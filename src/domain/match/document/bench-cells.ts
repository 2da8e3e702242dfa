import { finiteFrom } from '../gate.ts'
import type { Cells, CellValue } from './document.ts'
import { itemKey } from './keys.ts'

/** Who comes between two others gets a rank between theirs, so that nobody else's cell has to change. */
function ranksBetween(bench: readonly number[], rankOf: (id: number) => number | null): Map<number, number> {
  const ranks = new Map<number, number>()
  let last = -1
  bench.forEach((id, place) => {
    const own = rankOf(id)
    const next = bench.slice(place).flatMap((later) => rankOf(later) ?? [])[0]
    const rank = own ?? (next === undefined ? last + 1 : (last + next) / 2)
    ranks.set(id, rank)
    last = rank
  })
  return ranks
}

/** The cells of those who sat down, got up or changed places on the bench. */
export function changedBench(
  before: readonly number[],
  after: readonly number[],
  cells: Cells,
): Record<string, CellValue> {
  const stored = (id: number) => finiteFrom(cells[itemKey('bench', id)])
  const staying = after.filter((id) => before.includes(id))
  const isReordered = staying.some((id, place) => id !== before.filter((other) => after.includes(other))[place])
  const ranks = ranksBetween(after, (id) => (isReordered || !before.includes(id) ? null : stored(id)))
  const gone = before.filter((id) => !after.includes(id)).map((id) => [itemKey('bench', id), null] as const)
  const seated = after
    .filter((id) => !before.includes(id) || (isReordered && ranks.get(id) !== stored(id)))
    .map((id) => [itemKey('bench', id), ranks.get(id) ?? 0] as const)
  return Object.fromEntries([...gone, ...seated])
}
