import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { goalOnScreen, hasGoalBesideList } from '#domain/match/events/shown-goal.ts'
import { matchNow } from '#web/match-store/use-match.ts'
import { toastFailure } from '#web/ui/toast.tsx'

function isScorerKnown(match: ShownMatch): boolean {
  const goal = goalOnScreen(match)
  if (!goal) return match.isOpponentGoal || match.selectedScorer !== null
  return goal.side === 'theirs' || goal.kind === 'ownGoal' || goal.playerId !== null || goal.name !== null
}

/** Our goal needs its scorer, for the list as for the graphic. */
export function hasScorer(): boolean {
  if (isScorerKnown(matchNow())) return true
  toastFailure('Brak strzelca', 'Wybierz strzelca bramki')
  return false
}

/** A graphic tells of a goal that has fallen: one of the list, or one that the score was set for. */
export function hasGoal(): boolean {
  const match = matchNow()
  if (goalOnScreen(match) || hasGoalBesideList(match, match.isOpponentGoal)) return true
  toastFailure('Brak gola', 'Najpierw dodaj gola albo ustaw wynik')
  return false
}
