import { goalMinute } from '#domain/match/clock-minute.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { correctScore, moveEventTo } from '#domain/match/events/record-events.ts'
import { choiceOf, GOAL_TO_COME } from '#domain/match/events/shown-goal.ts'
import { serverNow } from './server-clock.ts'
import { changeMatch } from './the-sync.ts'

/** The minute that the clock offers for what happens right now. */
export const offeredMinute = (match: ShownMatch): string => goalMinute(match, serverNow())

/** The goal screen and its graphic are about this one from now on. */
export const showGoal = (id: string): void =>
  changeMatch((match) => ({ ...match, shownGoal: choiceOf(match.events, id) }))

/** The goal screen is about a goal that nobody has recorded yet. */
export const showGoalToCome = (next: Partial<Pick<ShownMatch, 'isOpponentGoal' | 'selectedScorer'>>): void =>
  changeMatch((match) => ({ ...match, ...next, shownGoal: match.scorers.length > 0 ? GOAL_TO_COME : null }))

/** `to` is its place among the goals afterwards, counted from 0. */
export function reorderGoal(id: string, to: number): void {
  changeMatch((match) => {
    const goals = match.scorers.filter((entry) => entry.id !== id)
    const standing = match.events.filter((event) => !event.isTakenBack && event.id !== id)
    const after = goals[to]
    const place = after ? standing.findIndex((event) => event.id === after.id) : standing.length
    return moveEventTo(match, id, place)
  })
}

/** The score as it is set by hand on either screen; one that was decided on paper is not. */
export const setScore = (home: number, away: number): void =>
  changeMatch((match) => (match.ruling ? match : correctScore(match, { home, away })))
