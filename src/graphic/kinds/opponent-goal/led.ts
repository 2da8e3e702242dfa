import type { LedLayout } from '../../layout/layout.ts'
import { labelBand } from '../../layout/led/bands.ts'
import { crestsLead } from '../../layout/led/crests.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { bigScoreBand } from '../../layout/led/teams-band.ts'
import { mutedTones } from '../../looks/muted-tones.ts'
import { OPPONENT_GOAL_HEADING } from './heading.ts'
import type { OpponentGoalView } from './view.ts'

const inFewWords = ledLayout<OpponentGoalView>((style, sheet, view) => {
  const lead = crestsLead(sheet)
  const theirCrest = view.isHome ? 'away-crest' : 'home-crest'
  return {
    heading: { words: OPPONENT_GOAL_HEADING, rank: 'title' },
    lead,
    bands: [
      labelBand(style, { label: 'Bramkę zdobywają rywale', minute: view.minute, carries: [theirCrest] }),
      ...bigScoreBand(style, sheet, view, lead),
    ],
  }
})

/** It is not our feast: the club's colour steps back, as on the starters' backgrounds. */
export const ledOpponentGoal: LedLayout<OpponentGoalView> = (style, sheet, view) =>
  inFewWords({ ...style, tones: mutedTones(style.tones) }, sheet, view)
