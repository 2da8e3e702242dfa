import { type Fraction, fraction } from '../units.ts'

export type SlotType = 'GK' | 'DEF' | 'MID' | 'FWD'

export interface SlotPlace {
  id: string
  x: Fraction
  y: Fraction
  type: SlotType
}

/** A row of players from left to right. Those at its ends may stand a little nearer to the opponent's goal. */
export interface Row {
  type: SlotType
  y: number
  xs: readonly number[]
  wingsAhead?: number
}

export const row = (type: SlotType, y: number, xs: readonly number[], wingsAhead = 0): Row => ({
  type,
  y,
  xs,
  wingsAhead,
})

export function placesOf(rows: readonly Row[]): SlotPlace[] {
  const counts: Record<SlotType, number> = { GK: 0, DEF: 0, MID: 0, FWD: 0 }
  return rows.flatMap(({ type, y, xs, wingsAhead = 0 }) =>
    xs.map((x, index) => {
      counts[type] += 1
      const isWing = index === 0 || index === xs.length - 1
      const ahead = isWing ? wingsAhead : 0
      return { id: `${type.toLowerCase()}-${counts[type]}`, x: fraction(x), y: fraction(y - ahead), type }
    }),
  )
}

export const KEEPER = row('GK', 0.9, [0.5])
const FOUR = [0.2, 0.4, 0.6, 0.8]
export const PAIR = [0.35, 0.65]

/** 4-4-2, which every line-up begins with. Apart from the others: they come with the editor that offers them. */
export const DEFAULT_ROWS = [KEEPER, row('DEF', 0.75, FOUR), row('MID', 0.5, FOUR), row('FWD', 0.25, PAIR)] as const

export const DEFAULT_FORMATION: readonly SlotPlace[] = placesOf(DEFAULT_ROWS)
