/** Two goals are further apart than this; two taps of one impatient finger are not. */
const DOUBLE_TAP_MS = 1_000

/** Whether a press belongs to the one before it. Moments are in ms; null: there was none. */
export const isSamePress = (before: number | null, now: number): boolean =>
  before !== null && now - before < DOUBLE_TAP_MS
