interface Choice {
  cost: number
  column: number
  rest: Choice | null
}

const NOTHING_LEFT: Choice = { cost: 0, column: -1, rest: null }

/**
 * Which column each row takes, every column once, so that the whole costs least. Exact: each set of columns taken is
 * looked at once, which for eleven rows is two thousand.
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const known = new Map<number, Choice>()

  const bestFrom = (row: number, taken: number): Choice => {
    const prices = costs[row]
    if (!prices) return NOTHING_LEFT
    const before = known.get(taken)
    if (before) return before
    let best: Choice = { cost: Number.POSITIVE_INFINITY, column: -1, rest: null }
    prices.forEach((price, column) => {
      if (taken & (1 << column)) return
      const rest = bestFrom(row + 1, taken | (1 << column))
      if (price + rest.cost < best.cost) best = { cost: price + rest.cost, column, rest }
    })
    known.set(taken, best)
    return best
  }

  const columns: number[] = []
  for (let choice: Choice | null = bestFrom(0, 0); choice && choice !== NOTHING_LEFT; choice = choice.rest) {
    columns.push(choice.column)
  }
  return columns
}
