import { type ClockState, clockAt, type MatchClock, MINUTE_MS, playedMs } from './clock.ts'
import { type ClockStage, spanOf, stageOf } from './clock-stage.ts'

/** A label names what the press will do: 'Stop' is read while the first half runs, 'Druga połowa' at the break. */
const BUTTON_LABELS: Record<ClockStage, string> = {
  notStarted: 'Pierwsza połowa',
  firstHalf: 'Stop',
  halftime: 'Druga połowa',
  secondHalf: 'Koniec meczu',
  extraFirstHalf: 'Stop',
  extraHalftime: 'Druga połowa dogrywki',
  extraSecondHalf: 'Koniec meczu',
  penalties: 'Koniec meczu',
  finished: 'Wyzeruj zegar',
}

export const buttonLabel = (clock: ClockState): string => BUTTON_LABELS[stageOf(clock)]

interface StageWords {
  long: string
  short: string
}

export const STAGE_WORDS: Record<ClockStage, StageWords> = {
  notStarted: { long: 'Przed meczem', short: 'Przed meczem' },
  firstHalf: { long: 'Trwa pierwsza połowa', short: '1. połowa' },
  halftime: { long: 'Przerwa', short: 'Przerwa' },
  secondHalf: { long: 'Trwa druga połowa', short: '2. połowa' },
  extraFirstHalf: { long: 'Dogrywka, pierwsza połowa', short: 'Dogrywka' },
  extraHalftime: { long: 'Przerwa w dogrywce', short: 'Przerwa' },
  extraSecondHalf: { long: 'Dogrywka, druga połowa', short: 'Dogrywka' },
  penalties: { long: 'Rzuty karne', short: 'Rzuty karne' },
  finished: { long: 'Po meczu', short: 'Koniec' },
}

interface Played {
  /** Where the half ends by the rules: 45, 90, 105 or 120. */
  full: number
  ms: number
}

export function playedAt(stored: MatchClock, now: number): Played {
  const clock = clockAt(stored, now)
  return { full: spanOf(clock).full, ms: playedMs(clock, now) }
}

const seconds = (ms: number): string => String(Math.floor((ms % MINUTE_MS) / 1000)).padStart(2, '0')
export const wholeMinutes = (ms: number): number => Math.floor(ms / MINUTE_MS)

/** `12:34`, whatever half it is: the time as it is set by hand. */
export const plainTime = (ms: number): string => `${String(wholeMinutes(ms)).padStart(2, '0')}:${seconds(ms)}`

/** `12:34`, and in added time `45:00 +2:10`. */
export function displayTime(clock: MatchClock, now: number): string {
  const { full, ms } = playedAt(clock, now)
  const added = ms - full * MINUTE_MS
  if (added < 0) return plainTime(ms)
  return added < 1000 ? `${full}:00` : `${full}:00 +${wholeMinutes(added)}:${seconds(added)}`
}
