import { type Fraction, fraction } from '../units.ts'

export type SlotType = 'GK' | 'DEF' | 'MID' | 'FWD'

export interface SlotPlace {
  id: string
  x: Fraction
  y: Fraction
  type: SlotType
}

const row = (type: SlotType, y: number, xs: readonly number[]): SlotPlace[] =>
  xs.map((x, index) => ({ id: `${type.toLowerCase()}-${index + 1}`, x: fraction(x), y: fraction(y), type }))

const FOUR = [0.2, 0.4, 0.6, 0.8]

export const DEFAULT_FORMATION: readonly SlotPlace[] = [
  ...row('GK', 0.9, [0.5]),
  ...row('DEF', 0.75, FOUR),
  ...row('MID', 0.5, FOUR),
  ...row('FWD', 0.25, [0.35, 0.65]),
]
