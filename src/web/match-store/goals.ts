import { goalMinute } from '#domain/match/clock-minute.ts'
import { scoreAfterGoal } from '#domain/match/score.ts'
import { addGoal, changeGoal, type Goal, moveGoal, removeGoal } from '#domain/match/scorer-list.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import type { StudioState } from '#domain/match/studio-state.ts'
import { newId } from '#web/api/new-id.ts'
import { serverNow } from './server-clock.ts'
import { GOAL_KEYS, withScore } from './set-home.ts'
import { changeStudio } from './shared-sync.ts'

const afterGoal = (studio: StudioState, isOpponent: boolean, by: 1 | -1): StudioState => {
  const score = { home: studio.resultHomeScore, away: studio.resultAwayScore }
  const { home, away } = scoreAfterGoal(score, isOpponent, studio.isHome, by)
  return withScore(studio, home, away)
}

/** The minute that the clock offers for a goal right now. */
export const offeredMinute = (studio: StudioState): string => goalMinute(studio, serverNow())

/** A goal: score, list of scorers and goal graphic at once. */
export function scoreGoal({
  isOpponent,
  playerId,
  minute,
}: {
  isOpponent: boolean
  playerId: number | null
  minute?: string
}): void {
  changeStudio(
    GOAL_KEYS,
    (studio) => {
      const goal: Goal = { id: newId(), isOpponent, playerId, minute: minute ?? offeredMinute(studio) }
      return {
        ...afterGoal(studio, isOpponent, 1),
        scorers: addGoal(studio.scorers, goal, studio.isHome),
        isOpponentGoal: isOpponent,
        selectedScorer: isOpponent ? studio.selectedScorer : playerId,
      }
    },
    'now',
  )
}

/** A goal that was none: it leaves score and list everywhere; the clock does not notice. */
export function takeBackGoal(entry: ScorerEntry): void {
  changeStudio(
    GOAL_KEYS,
    (studio) => ({
      ...afterGoal(studio, entry.isOpponent, -1),
      scorers: removeGoal(studio.scorers, entry.id, studio.isHome),
    }),
    'now',
  )
}

export function editGoal(id: string, change: Partial<Omit<Goal, 'id'>>): void {
  changeStudio(['result_settings_global'], (studio) => ({
    ...studio,
    scorers: changeGoal(studio.scorers, id, change, studio.isHome),
  }))
}

export function reorderGoal(id: string, to: number): void {
  changeStudio(['result_settings_global'], (studio) => ({
    ...studio,
    scorers: moveGoal(studio.scorers, id, to, studio.isHome),
  }))
}

/** The score as it is set by hand on either screen. */
export function setScore(home: number, away: number): void {
  changeStudio(GOAL_KEYS, (studio) => withScore(studio, home, away))
}
