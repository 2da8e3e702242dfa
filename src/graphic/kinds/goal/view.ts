import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { goalOnScreen, scoreAtGoal } from '#domain/match/events/shown-goal.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView, type PlayerView, playerNamed } from '../../match-view.ts'

export interface GoalView extends MatchView {
  homeScore: number
  awayScore: number
  scorer: PlayerView | null
  /** Of ours, who is in nobody's records. */
  scorerName: string | null
  isOwnGoal: boolean
  isPenalty: boolean
  minute: string | null
}

/** The goal asked for, else the one that the goal screen is about; null: one that nobody has recorded. */
export const goalOf = (match: ShownMatch, asked: string | null): MatchEvent | null =>
  asked === null ? goalOnScreen(match) : (match.events.find(({ id }) => id === asked) ?? null)

export const isOpponentGoal = (match: ShownMatch, asked: string | null): boolean => {
  const goal = goalOf(match, asked)
  return goal ? goal.side === 'theirs' : match.isOpponentGoal
}

/** What both goals show: the match, the score at that moment, and the minute. */
export function goalMoment(match: ShownMatch, catalogue: Catalogue, goal: MatchEvent | null) {
  const { home, away } = scoreAtGoal(match, goal?.id ?? null)
  return { ...matchView(match, catalogue), homeScore: home, awayScore: away, minute: goal?.minute || null }
}

export function goalView(match: ShownMatch, catalogue: Catalogue, eventId: string | null): GoalView {
  const goal = goalOf(match, eventId)
  const isOwnGoal = goal?.kind === 'ownGoal'
  return {
    ...goalMoment(match, catalogue, goal),
    scorer: isOwnGoal ? null : playerNamed(catalogue, goal ? goal.playerId : match.selectedScorer),
    scorerName: isOwnGoal ? null : (goal?.name ?? null),
    isOwnGoal,
    isPenalty: goal?.kind === 'penalty',
  }
}

export const scorerWords = ({ scorer, scorerName }: GoalView): string =>
  scorer ? fullName(scorer) : (scorerName ?? '')
