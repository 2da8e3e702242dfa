import { crestsLead } from '../../layout/led/crests.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { minuteBand } from '../../layout/led/minute-band.ts'
import { bigScoreBand } from '../../layout/led/teams-band.ts'
import { OPPONENT_GOAL_HEADING } from './heading.ts'
import type { OpponentGoalView } from './view.ts'

/** Told in few words: it is not our feast. */
export const ledOpponentGoal = ledLayout<OpponentGoalView>((style, sheet, view) => {
  const lead = crestsLead(sheet)
  return {
    heading: { words: OPPONENT_GOAL_HEADING, rank: 'title' },
    lead,
    bands: [...minuteBand(style, view.minute), ...bigScoreBand(style, sheet, view, lead)],
  }
})
