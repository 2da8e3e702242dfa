import type { MatchClock } from './clock.ts'
import { stopped } from './press-clock.ts'

/** The clock of a match that is put away: what runs, or rests at the break, is over. */
export const endedClock = (clock: MatchClock, now: number): MatchClock =>
  clock.matchTimeState === 'notStarted' || clock.matchTimeState === 'finished'
    ? clock
    : { ...clock, ...stopped('finished', clock, now) }
