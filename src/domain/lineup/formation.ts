import { type Fraction, fraction, fractionValue } from '../units.ts'

export type SlotType = 'GK' | 'DEF' | 'MID' | 'FWD'

export interface SlotPlace {
  id: string
  x: Fraction
  y: Fraction
  type: SlotType
}

/** A row of players from left to right. Those at its ends may stand a little nearer to the opponent's goal. */
interface Row {
  type: SlotType
  y: number
  xs: readonly number[]
  wingsAhead?: number
}

const row = (type: SlotType, y: number, xs: readonly number[], wingsAhead = 0): Row => ({ type, y, xs, wingsAhead })

function places(rows: readonly Row[]): SlotPlace[] {
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

const KEEPER = row('GK', 0.9, [0.5])
const FOUR = [0.2, 0.4, 0.6, 0.8]
const WIDE_FOUR = [0.14, 0.38, 0.62, 0.86]
const FIVE = [0.1, 0.3, 0.5, 0.7, 0.9]
const THREE = [0.25, 0.5, 0.75]
const WIDE_THREE = [0.17, 0.5, 0.83]
const PAIR = [0.35, 0.65]
const ONE = [0.5]

const ROWS = {
  '4-4-2': [KEEPER, row('DEF', 0.75, FOUR), row('MID', 0.5, FOUR), row('FWD', 0.25, PAIR)],
  '4-3-3': [KEEPER, row('DEF', 0.7, WIDE_FOUR), row('MID', 0.45, THREE), row('FWD', 0.18, WIDE_THREE, -0.04)],
  '4-2-3-1': [
    KEEPER,
    row('DEF', 0.71, WIDE_FOUR),
    row('MID', 0.51, PAIR),
    row('MID', 0.31, WIDE_THREE),
    row('FWD', 0.12, ONE),
  ],
  '3-5-2': [KEEPER, row('DEF', 0.7, THREE), row('MID', 0.46, FIVE, 0.04), row('FWD', 0.2, PAIR)],
  '5-3-2': [KEEPER, row('DEF', 0.71, FIVE, 0.05), row('MID', 0.45, THREE), row('FWD', 0.2, PAIR)],
  '3-4-3': [KEEPER, row('DEF', 0.7, THREE), row('MID', 0.45, WIDE_FOUR), row('FWD', 0.18, WIDE_THREE, -0.04)],
  '4-1-4-1': [
    KEEPER,
    row('DEF', 0.71, WIDE_FOUR),
    row('MID', 0.51, ONE),
    row('MID', 0.31, WIDE_FOUR),
    row('FWD', 0.12, ONE),
  ],
  '4-5-1': [KEEPER, row('DEF', 0.7, WIDE_FOUR), row('MID', 0.45, FIVE, 0.04), row('FWD', 0.18, ONE)],
} as const satisfies Record<string, readonly Row[]>

export type FormationName = keyof typeof ROWS

export const FORMATION_NAMES = Object.keys(ROWS) as FormationName[]

export const formationPlaces = (name: FormationName): SlotPlace[] => places(ROWS[name])

export const DEFAULT_FORMATION: readonly SlotPlace[] = formationPlaces('4-4-2')

const spot = ({ type, x, y }: SlotPlace): string =>
  `${type} ${fractionValue(x).toFixed(3)} ${fractionValue(y).toFixed(3)}`

/** Which preset the slots stand in; null once one has been moved by hand. */
export function formationOf(slots: readonly SlotPlace[]): FormationName | null {
  const shape = (places: readonly SlotPlace[]) => places.map(spot).sort().join()
  return FORMATION_NAMES.find((name) => shape(formationPlaces(name)) === shape(slots)) ?? null
}
