import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { goalNodes } from '#scene/goal-scene.ts'
import type { GoalView } from '#scene/match-view.ts'
import { fullName, graphicKind } from './graphic-kind.ts'
import { matchView, playerNamed } from './match-view.ts'

/** The last goal of this kind: the graphic is made for it. */
export function shownGoal(match: ShownMatch): ScorerEntry | null {
  const isMeant = ({ isOpponent, playerId }: ScorerEntry) =>
    isOpponent === match.isOpponentGoal && (isOpponent || playerId === match.selectedScorer)
  return match.scorers.findLast(isMeant) ?? null
}

export const GOAL_GRAPHIC = graphicKind<GoalView>({
  kind: 'goal',
  type: ({ isOpponentGoal }) => (isOpponentGoal ? 'opponent-goal' : 'goal'),
  templateId: (match) => match.selectedTemplates.goal,
  view: (match, catalogue) => ({
    ...matchView(match, catalogue),
    kind: 'goal',
    isOpponentGoal: match.isOpponentGoal,
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    scorer: match.isOpponentGoal ? null : playerNamed(catalogue, match.selectedScorer),
    minute: shownGoal(match)?.minute ?? null,
  }),
  nodes: goalNodes,
  subject: (view) => ({ ...view, scorerName: view.scorer && fullName(view.scorer) }),
})
