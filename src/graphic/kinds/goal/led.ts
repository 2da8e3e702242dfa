import { boardBand, nameBands } from '../../layout/led/bands.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import type { Lead } from '../../layout/led/told.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { GOAL_HEADING, PHOTO, SCORER_KEYS } from './facts.ts'
import { type GoalView, scorerWords } from './view.ts'

const leadOf = ({ scorer, club, isHome }: GoalView): Lead =>
  scorer
    ? { who: 'player', player: scorer, keys: SCORER_KEYS }
    : { who: 'team', team: club, shows: [PHOTO, 'club_crest', isHome ? 'home_crest' : 'away_crest'] }

/** Who scored; of an opponent's own goal only that it was one; of a goal that is nobody's yet, which club. */
function namedOf(view: GoalView) {
  const { isOwnGoal, isPenalty, minute, isHome, club } = view
  const shows: readonly DataKey[] = ['scorer_name', isHome ? 'home_scorer' : 'away_scorer']
  if (isOwnGoal) return { label: '', name: 'Gol samobójczy', shows, minute }
  const name = scorerWords(view)
  if (name === '') {
    const ours: DataKey = isHome ? 'home_team' : 'away_team'
    return { label: 'Bramkę zdobywa', name: club.name, shows: [...shows, ours], minute }
  }
  return { label: isPenalty ? 'Gol z rzutu karnego' : 'Strzelec bramki', name, shows, minute }
}

export const ledGoal = ledLayout<GoalView>((style, _, view) => ({
  heading: { words: GOAL_HEADING, rank: 'shout' },
  lead: leadOf(view),
  bands: [...nameBands(style, namedOf(view)), boardBand(style, view)],
}))
