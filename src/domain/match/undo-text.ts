import type { ClockStage } from './clock-stage.ts'

const PRESS_WORDS: Record<ClockStage, string> = {
  notStarted: 'wyzerowanie zegara',
  firstHalf: 'pierwsza połowa',
  halftime: 'stop',
  secondHalf: 'druga połowa',
  extraFirstHalf: 'dogrywka',
  extraHalftime: 'stop',
  extraSecondHalf: 'druga połowa dogrywki',
  penalties: 'rzuty karne',
  finished: 'koniec meczu',
}

/** The press that led to a stage, as in 'Cofnij: koniec meczu'. */
export const pressWords = (stage: ClockStage): string => PRESS_WORDS[stage]
