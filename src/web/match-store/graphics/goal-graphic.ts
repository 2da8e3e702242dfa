import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { goalOnScreen, scoreAtGoal } from '#domain/match/events/shown-goal.ts'
import { fullName } from '#domain/squad/full-name.ts'
import { GOAL_SCENE } from '#scene/goal-scene.ts'
import type { GoalView } from '#scene/match-view.ts'
import type { Catalogue } from '../catalogue.ts'
import { type GraphicKind, graphicKind } from './graphic-kind.ts'
import { matchView, playerNamed } from './match-view.ts'

type FindGoal = (match: ShownMatch) => MatchEvent | null

const isOpponents = (match: ShownMatch, goal: MatchEvent | null): boolean =>
  goal ? goal.side === 'theirs' : match.isOpponentGoal

function scorerOf(match: ShownMatch, goal: MatchEvent | null, catalogue: Catalogue) {
  if (isOpponents(match, goal) || goal?.kind === 'ownGoal') return null
  return playerNamed(catalogue, goal ? goal.playerId : match.selectedScorer)
}

function goalView(match: ShownMatch, goal: MatchEvent | null, catalogue: Catalogue): GoalView {
  const { home, away } = scoreAtGoal(match, goal?.id ?? null)
  return {
    ...matchView(match, catalogue),
    kind: 'goal',
    isOpponentGoal: isOpponents(match, goal),
    homeScore: home,
    awayScore: away,
    scorer: scorerOf(match, goal, catalogue),
    scorerName: goal?.side === 'ours' && goal.kind !== 'ownGoal' ? goal.name : null,
    isOwnGoal: goal?.kind === 'ownGoal',
    minute: goal?.minute || null,
  }
}

const graphicOfGoal = (find: FindGoal): GraphicKind =>
  graphicKind<GoalView>({
    kind: 'goal',
    type: (match) => (isOpponents(match, find(match)) ? 'opponent-goal' : 'goal'),
    templateId: (match) => match.selectedTemplates.goal,
    eventId: (match) => find(match)?.id ?? null,
    view: (match, catalogue) => goalView(match, find(match), catalogue),
    scene: GOAL_SCENE,
    subject: (view) => ({ ...view, scorerName: view.scorer ? fullName(view.scorer) : (view.scorerName ?? null) }),
  })

/** Of the goal that the goal screen is about. */
export const GOAL_GRAPHIC = graphicOfGoal(goalOnScreen)

/** Of one goal, whatever the goal screen shows. */
export const goalGraphic = (goalId: string): GraphicKind =>
  graphicOfGoal((match) => match.events.find(({ id }) => id === goalId) ?? null)
