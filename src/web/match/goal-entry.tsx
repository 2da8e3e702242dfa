import { Text } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import classes from './goal-entry.module.css'
import { scorerName } from './goal-scorer-name.ts'

interface GoalEntryProps {
  entry: ScorerEntry
  players: readonly Player[]
}

/** Minute, scorer, and the score as it stood after the goal. */
export function GoalEntry({ entry, players }: GoalEntryProps) {
  return (
    <span className={classes.entry}>
      <Text span fw={700} className={classes.minute}>
        {entry.minute}
      </Text>
      <span className={classes.words}>
        <Text span fw={600} c={entry.isOpponent ? 'dimmed' : undefined} className={classes.name}>
          {scorerName(entry, players)}
        </Text>
        <Text span size="sm" c="dimmed" className={classes.score}>
          {entry.score}
        </Text>
      </span>
    </span>
  )
}
