import { inOrder } from './event-order.ts'
import { isGoal, type MatchEvent } from './match-event.ts'
import { minuteOf } from './minute.ts'

const SAME_GOAL_MS = 2 * 60_000
const SAME_GOAL_MINUTES = 2

function areNear(one: string, other: string): boolean {
  const [a, b] = [minuteOf(one), minuteOf(other)]
  return !a || !b || Math.abs(a.minute + a.added - b.minute - b.added) <= SAME_GOAL_MINUTES
}

const maySpeakOfOneGoal = (one: MatchEvent, other: MatchEvent): boolean =>
  one.side === other.side &&
  one.device !== null &&
  other.device !== null &&
  one.device !== other.device &&
  Math.abs(one.at - other.at) <= SAME_GOAL_MS &&
  areNear(one.minute, other.minute)

/**
 * Two people at the pitch record one goal. Each goal that may be another's, with that other one, until somebody has said
 * whether they are two; it is not counted before.
 */
export function doubtfulGoals(events: readonly MatchEvent[]): Map<string, MatchEvent> {
  const doubtful = new Map<string, MatchEvent>()
  const counted: MatchEvent[] = []
  const byMoment = inOrder(events.map((event) => ({ ...event, rank: null })))
  for (const goal of byMoment.filter((event) => isGoal(event) && !event.isTakenBack)) {
    const twins = goal.isApart ? [] : counted.filter((other) => maySpeakOfOneGoal(other, goal))
    const twin = twins.at(-1)
    if (twin) doubtful.set(goal.id, twin)
    else counted.push(goal)
  }
  return doubtful
}
