import type { PitchPlace } from './pitch-place.ts'

/** Players nearer than this stand in one row. */
const ROW_GAP = 0.08
/** Players who are all nearer than this were put together on purpose. */
const CLOSE = 0.35

function rowsOf(places: readonly PitchPlace[]): number[][] {
  const order = places.map(({ down }, index) => ({ down, index })).sort((one, other) => one.down - other.down)
  const rows: number[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { down, index } of order) {
    if (down - last > ROW_GAP) rows.push([])
    rows.at(-1)?.push(index)
    last = down
  }
  return rows
}

const stretched = (values: readonly number[]): number[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return most - least < CLOSE ? [...values] : values.map((value) => (value - least) / (most - least))
}

/** The rows of a formation at equal distances, the first and the last at the ends, the widest from edge to edge. */
export function evenRows(places: readonly PitchPlace[]): PitchPlace[] {
  const rows = rowsOf(places)
  const downs = places.map(({ down }) => down)
  if (rows.length > 1 && Math.max(...downs) - Math.min(...downs) >= CLOSE) {
    for (const [row, members] of rows.entries()) {
      const middle = members.reduce((sum, index) => sum + (places[index]?.down ?? 0), 0) / members.length
      for (const index of members) downs[index] = row / (rows.length - 1) + (places[index]?.down ?? 0) - middle
    }
  }
  const across = stretched(places.map((place) => place.across))
  const down = stretched(downs)
  return places.map((_, index) => ({ across: across[index] ?? 0, down: down[index] ?? 0 }))
}
