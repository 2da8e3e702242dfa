import { clockOf, type MatchClock } from '#domain/match/clock.ts'
import { startExtraTime, startPenalties } from '#domain/match/extra-time.ts'
import { setMinute, shiftMinutes } from '#domain/match/set-clock.ts'
import { undoPress } from '#domain/match/undo-press.ts'
import { takeStep } from './match-clock.ts'
import { serverNow } from './server-clock.ts'
import { changeMatch } from './the-sync.ts'

/** Beside the press of the one button: apart, since the parts that do this come after the first screen. */

export const undoMatchClock = (): void => takeStep(undoPress)
export const startMatchExtraTime = (): void => takeStep(startExtraTime)
export const startMatchPenalties = (): void => takeStep(startPenalties)

const correctClock = (correct: (clock: MatchClock, now: number) => MatchClock): void =>
  changeMatch((match) => ({ ...match, ...correct(clockOf(match), serverNow()) }), 'now')

export const setMatchMinute = (minute: number, seconds: number): void =>
  correctClock((clock, now) => setMinute(clock, minute, seconds, now))
export const shiftMatchClock = (minutes: number): void =>
  correctClock((clock, now) => shiftMinutes(clock, minutes, now))
