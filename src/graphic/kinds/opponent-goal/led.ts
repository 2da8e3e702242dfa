import { bigScoreBand } from '../../layout/led/big-score.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { minuteBand } from '../../layout/led/minute-band.ts'
import { OPPONENT_GOAL_HEADING } from './heading.ts'
import type { OpponentGoalView } from './view.ts'

/** Told in few words: it is not our feast. */
export const ledOpponentGoal = ledLayout<OpponentGoalView>((style, _, view) => ({
  heading: { words: OPPONENT_GOAL_HEADING, rank: 'title' },
  lead: { who: 'teams' },
  bands: [...minuteBand(style, view.minute), bigScoreBand(style, view, view.photo !== undefined)],
}))
