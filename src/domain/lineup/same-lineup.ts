import { fractionValue } from '../units.ts'
import type { Lineup, Slot } from './slots.ts'

const placeText = ({ playerId, type, x, y }: Slot): string =>
  [playerId, type, fractionValue(x).toFixed(3), fractionValue(y).toFixed(3)].join(' ')

/** Only places with somebody in them: an empty one is nothing that fans see. */
const placesText = (slots: readonly Slot[]): string =>
  slots
    .filter(({ playerId }) => playerId !== null)
    .map(placeText)
    .sort()
    .join('\n')

/** Whether fans would see the same eleven in the same places, and the same bench. */
export const isSameLineup = (one: Lineup, other: Lineup): boolean =>
  placesText(one.slots) === placesText(other.slots) && one.bench.join() === other.bench.join()
