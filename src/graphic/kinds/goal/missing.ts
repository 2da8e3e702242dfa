import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { goalOnScreen, hasGoalBesideList } from '#domain/match/events/shown-goal.ts'
import type { Missing } from '../kind.ts'

const NO_SCORER: Missing = { title: 'Brak strzelca', message: 'Wybierz strzelca bramki' }
const NO_GOAL: Missing = { title: 'Brak gola', message: 'Najpierw dodaj gola albo ustaw wynik' }

/** Our goal needs its scorer, for the list as for the graphic. */
export function missingScorer(match: ShownMatch): Missing | null {
  const goal = goalOnScreen(match)
  const isKnown = goal
    ? goal.side === 'theirs' || goal.kind === 'ownGoal' || goal.playerId !== null || goal.name !== null
    : match.isOpponentGoal || match.selectedScorer !== null
  return isKnown ? null : NO_SCORER
}

/** A graphic tells of a goal that has fallen: one of the list, or one that the score was set for. */
export const missingGoal = (match: ShownMatch): Missing | null =>
  goalOnScreen(match) || hasGoalBesideList(match, match.isOpponentGoal) ? null : NO_GOAL
