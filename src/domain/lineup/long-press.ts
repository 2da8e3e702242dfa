export const LONG_PRESS_MS = 500
/** How far a finger trembles. What moves farther is a drag, and no press. */
export const PRESS_TOLERANCE_PX = 8

/**
 * `held` lasts until the next press or `cancel`: the browser sends a click after the finger lifts, and the screen must
 * still know then that it was no tap.
 */
export type PressState =
  | { phase: 'idle' }
  | { phase: 'pressing'; x: number; y: number; since: number }
  | { phase: 'held' }

export type PressEvent =
  | { type: 'start'; x: number; y: number; at: number }
  | { type: 'move'; x: number; y: number }
  | { type: 'tick'; at: number }
  | { type: 'end'; at: number }
  | { type: 'cancel' }

export const NO_PRESS: PressState = { phase: 'idle' }

export function longPress(state: PressState, event: PressEvent): PressState {
  if (event.type === 'start') return { phase: 'pressing', x: event.x, y: event.y, since: event.at }
  if (event.type === 'cancel') return NO_PRESS
  if (state.phase !== 'pressing') return state
  if (event.type === 'move') {
    const hasMoved = Math.hypot(event.x - state.x, event.y - state.y) > PRESS_TOLERANCE_PX
    return hasMoved ? NO_PRESS : state
  }
  if (event.at - state.since >= LONG_PRESS_MS) return { phase: 'held' }
  return event.type === 'end' ? NO_PRESS : state
}
