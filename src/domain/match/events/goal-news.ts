import { countedGoals } from './event-score.ts'
import type { MatchEvent } from './match-event.ts'

export type GoalNewsKind = 'goal' | 'goal-taken-back' | 'goal-corrected'

export interface GoalNews {
  kind: GoalNewsKind
  goal: MatchEvent
}

/** What a fan saw of a goal; the score beside it changes with every goal before it. */
const factsOf = ({ kind, side, minute, playerId, name }: MatchEvent): string =>
  JSON.stringify([kind, side, minute, playerId, name])

/** What a fan would want to be told of the goals between two states of one match. One that was taken back is as it was. */
export function goalNews(before: readonly MatchEvent[], after: readonly MatchEvent[]): GoalNews[] {
  const [was, is] = [countedGoals(before), countedGoals(after)]
  const old = new Map(was.map((goal) => [goal.id, goal]))
  const now = new Set(is.map(({ id }) => id))
  const isCorrected = (goal: MatchEvent) => {
    const told = old.get(goal.id)
    return told !== undefined && factsOf(told) !== factsOf(goal)
  }
  const tell = (kind: GoalNewsKind) => (goal: MatchEvent) => ({ kind, goal })
  return [
    ...is.filter(({ id }) => !old.has(id)).map(tell('goal')),
    ...is.filter(isCorrected).map(tell('goal-corrected')),
    ...was.filter(({ id }) => !now.has(id)).map(tell('goal-taken-back')),
  ]
}
