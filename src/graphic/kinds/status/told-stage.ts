import { type ClockStage, stageOf } from '#domain/match/clock-stage.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'

/** What a status graphic can tell has begun. */
export type ToldStage = 'firstHalf' | 'secondHalf' | 'extraFirstHalf' | 'penalties'

/** Before a whistle, and at a break, it is what comes next: such a graphic is made in advance. */
const TOLD: Readonly<Record<ClockStage, ToldStage>> = {
  notStarted: 'firstHalf',
  firstHalf: 'firstHalf',
  halftime: 'secondHalf',
  secondHalf: 'secondHalf',
  extraFirstHalf: 'extraFirstHalf',
  extraHalftime: 'extraFirstHalf',
  extraSecondHalf: 'extraFirstHalf',
  penalties: 'penalties',
  finished: 'secondHalf',
}

export const toldStage = (match: ShownMatch): ToldStage => TOLD[stageOf(match)]
