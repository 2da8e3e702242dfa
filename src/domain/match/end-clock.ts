import { elapsedMs, type MatchClock, minuteAt } from './clock.ts'

/** The clock of a match that is put away: what runs, or rests at the break, is over. */
export const endedClock = (clock: MatchClock, now: number): MatchClock =>
  clock.matchTimeState === 'notStarted' || clock.matchTimeState === 'finished'
    ? clock
    : {
        ...clock,
        matchTimeState: 'finished',
        matchTimerActive: false,
        matchTimerStartTime: null,
        matchTimerElapsed: elapsedMs(clock, now),
        matchMinute: minuteAt(clock, now),
      }
