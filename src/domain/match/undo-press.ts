import { type ClockState, clockAt, type MatchClock, MINUTE_MS, playedMs } from './clock.ts'
import { type ClockStage, spanOf, stageOf } from './clock-stage.ts'

/** Back to what the last press started from: a half that was stopped runs on as if it had never been. Null: nothing to undo. */
export const undoPress = ({ previous }: MatchClock, now: number): MatchClock | null =>
  previous && clockAt({ ...previous, previous: null }, now)

/**
 * Where the press that can be undone has led. Hours after the last whistle there is none: a half that ran on until now
 * would have stopped by itself, and its minute would be lost.
 */
export function undoablePress(clock: MatchClock, now: number): ClockStage | null {
  const before = undoPress(clock, now)
  const hasRunOut = clock.previous?.matchTimerActive && !before?.matchTimerActive
  return before && !hasRunOut ? stageOf(clock) : null
}

/** Whether minutes that were played would be gone for good: the start of a half is undone when it has run for a while. */
export const undoLosesTime = (clock: ClockState, now: number): boolean =>
  clock.matchTimerActive && playedMs(clock, now) >= (spanOf(clock).from + 1) * MINUTE_MS
