import type { ClockState } from '../match/clock.ts'

const REGULAR = 90
const WITH_EXTRA_TIME = 120

/** Minutes that it lasted, however much was added to each half. */
export const lengthOfMatch = ({ matchPeriod }: Pick<ClockState, 'matchPeriod'>): number =>
  matchPeriod === 'regular' ? REGULAR : WITH_EXTRA_TIME
