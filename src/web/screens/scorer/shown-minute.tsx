import { Text } from '@mantine/core'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { scoreAtGoal } from '#domain/match/events/shown-goal.ts'
import { scoreText } from '#domain/match/score.ts'
import { EventMinute } from '#web/match/events/event-minute.tsx'
import { useMatch } from '#web/match-store/use-match.ts'
import classes from './add-goal.module.css'

/** When the goal on the graphic fell, and the score that it made. */
export function ShownMinute({ goal }: { goal: MatchEvent }) {
  const score = useMatch((match) => scoreText(scoreAtGoal(match, goal.id)))
  return (
    <div className={classes.form}>
      <EventMinute event={goal} />
      <Text c="dimmed" size="sm" className={classes.score}>
        Wynik po golu <strong>{score}</strong>
      </Text>
    </div>
  )
}
