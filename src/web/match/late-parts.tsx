import { SameGoalQuestion } from './events/same-goal-question.tsx'
import { GoalSupplies } from './goal-supplies.tsx'

/** What belongs to every match-day screen and comes after the first one is there. */
export function LateParts() {
  return (
    <>
      <GoalSupplies />
      <SameGoalQuestion />
    </>
  )
}
