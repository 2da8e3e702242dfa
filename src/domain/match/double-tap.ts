/** Two goals are further apart than this; two taps of one impatient finger are not. */
const DOUBLE_TAP_MS = 1_000

/** Whether a press belongs to the one before it. Moments are in ms; null: there was none. */
export const isSamePress = (before: number | null, now: number): boolean =>
  before !== null && now - before < DOUBLE_TAP_MS

export interface Tap {
  at: number
  x: number
  y: number
}

const FINGER_PX = 40

/** Two taps on one spot. A quick hand that has found the next name already taps elsewhere. */
export const isSameTap = (before: Tap | null, now: Tap): boolean =>
  before !== null && isSamePress(before.at, now.at) && Math.hypot(now.x - before.x, now.y - before.y) < FINGER_PX
