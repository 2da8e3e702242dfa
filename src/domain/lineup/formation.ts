import { fractionValue } from '../units.ts'
import { DEFAULT_ROWS, KEEPER, PAIR, placesOf, type Row, row, type SlotPlace } from './default-formation.ts'

const WIDE_FOUR = [0.14, 0.38, 0.62, 0.86]
const FIVE = [0.1, 0.3, 0.5, 0.7, 0.9]
const THREE = [0.25, 0.5, 0.75]
const WIDE_THREE = [0.17, 0.5, 0.83]
const ONE = [0.5]

const ROWS = {
  '4-4-2': DEFAULT_ROWS,
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

export const formationPlaces = (name: FormationName): SlotPlace[] => placesOf(ROWS[name])

const spot = ({ type, x, y }: SlotPlace): string =>
  `${type} ${fractionValue(x).toFixed(3)} ${fractionValue(y).toFixed(3)}`

/** Which preset the slots stand in; null once one has been moved by hand. */
export function formationOf(slots: readonly SlotPlace[]): FormationName | null {
  const shape = (places: readonly SlotPlace[]) => places.map(spot).sort().join()
  return FORMATION_NAMES.find((name) => shape(formationPlaces(name)) === shape(slots)) ?? null
}
