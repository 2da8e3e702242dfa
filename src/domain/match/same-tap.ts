import { isSamePress } from './double-tap.ts'

export interface Tap {
  at: number
  x: number
  y: number
}

const FINGER_PX = 40

/** Two taps on one spot. A quick hand that has found the next name already taps elsewhere. */
export const isSameTap = (before: Tap | null, now: Tap): boolean =>
  before !== null && isSamePress(before.at, now.at) && Math.hypot(now.x - before.x, now.y - before.y) < FINGER_PX
