import { type GivenNumbers, type PlannedRow, squadAfter } from './import-plan.ts'
import { type KnownPlayer, nameKey } from './player-match.ts'
import { NUMBER_RANGE } from './shirt-number.ts'

/** 1, 2, 3, … for those who still have no number, in the order of the list; numbers that are taken are passed over. */
export function numbersInOrder(plan: readonly PlannedRow[], squad: readonly KnownPlayer[]): GivenNumbers {
  const taken = new Set(squadAfter(plan, squad).map(({ number }) => number))
  const numbers = new Map<string, number>()
  let next: number = NUMBER_RANGE.min
  for (const row of plan) {
    if (row.action !== 'numberless') continue
    while (taken.has(next)) next += 1
    if (next > NUMBER_RANGE.max) break
    numbers.set(nameKey(row.player), next)
    next += 1
  }
  return numbers
}
