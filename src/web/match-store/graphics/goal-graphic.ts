import { GOAL_SCENE } from '#scene/goal-scene.ts'
import type { GoalView } from '#scene/match-view.ts'
import { fullName, graphicKind } from './graphic-kind.ts'
import { matchView, playerNamed } from './match-view.ts'
import { shownGoal } from './shown-goal.ts'

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
  scene: GOAL_SCENE,
  subject: (view) => ({ ...view, scorerName: view.scorer && fullName(view.scorer) }),
})
