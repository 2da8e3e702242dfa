import { Text } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { longestPart } from '#domain/lineup/longest-part.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import classes from './goal-entry.module.css'
import { useScorerName } from './goal-scorer-name.ts'

interface GoalEntryProps {
  entry: ScorerEntry
  players: readonly Player[]
}

/** Minute, scorer, and the score as it stood after the goal. */
export function GoalEntry({ entry, players }: GoalEntryProps) {
  const name = useScorerName(players)(entry.id)
  return (
    <span className={classes.entry}>
      <Text span fw={700} className={classes.minute}>
        {entry.minute}
      </Text>
      <span className={classes.words}>
        <Text
          span
          fw={600}
          c={entry.isOpponent ? 'dimmed' : undefined}
          className={classes.name}
          __vars={{ '--longest-part': String(longestPart(name)) }}
        >
          {name}
        </Text>
        <Text span size="sm" c="dimmed" className={classes.score}>
          {entry.score}
        </Text>
      </span>
    </span>
  )
}
