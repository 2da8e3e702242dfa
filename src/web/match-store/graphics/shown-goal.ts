import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'

/** The last goal of this kind: the graphic is made for it. */
export function shownGoal(match: ShownMatch): ScorerEntry | null {
  const isMeant = ({ isOpponent, playerId }: ScorerEntry) =>
    isOpponent === match.isOpponentGoal && (isOpponent || playerId === match.selectedScorer)
  return match.scorers.findLast(isMeant) ?? null
}
