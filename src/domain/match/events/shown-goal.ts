import type { MatchState } from '../document/match-state.ts'
import type { Score } from '../score.ts'
import { countedGoals, scoreOf, scoresAfter } from './event-score.ts'
import type { MatchEvent } from './match-event.ts'

/** Stands where the chosen goal's id would: the goal screen is about one that nobody has recorded yet. */
export const GOAL_TO_COME = 'new'

type Goals = Pick<MatchState, 'events' | 'extraGoals' | 'isHome' | 'shownGoal'>

/** The goal that the goal screen and its graphic are about: the chosen one, else the newest. Null: one to come. */
export function goalOnScreen({ events, shownGoal }: Pick<MatchState, 'events' | 'shownGoal'>): MatchEvent | null {
  if (shownGoal === GOAL_TO_COME) return null
  const goals = countedGoals(events)
  return goals.find(({ id }) => id === shownGoal) ?? goals.at(-1) ?? null
}

/** The newest goal follows the score as it is, an older one has the score as it stood after it. */
export function scoreAtGoal({ events, extraGoals, isHome }: Omit<Goals, 'shownGoal'>, goalId: string | null): Score {
  const now = scoreOf(events, extraGoals, isHome)
  if (goalId === null || countedGoals(events).at(-1)?.id === goalId) return now
  return scoresAfter(events, isHome).get(goalId) ?? now
}

/** What is to be kept as chosen for this goal to be on the screen: the newest is there by itself. */
export const choiceOf = (events: readonly MatchEvent[], goalId: string): string | null =>
  countedGoals(events).at(-1)?.id === goalId ? null : goalId

/** Whether the score holds a goal of this side that the list does not: then its graphic may be made without a record. */
export const hasGoalBesideList = ({ extraGoals }: Pick<MatchState, 'extraGoals'>, isOpponent: boolean): boolean =>
  (isOpponent ? extraGoals.theirs : extraGoals.ours) > 0
