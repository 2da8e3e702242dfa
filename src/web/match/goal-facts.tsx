import { Text } from '@mantine/core'
import { scoreAtGoal } from '#domain/match/events/shown-goal.ts'
import { scoreText } from '#domain/match/score.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { EventMinute } from './events/event-minute.tsx'
import classes from './goal-facts.module.css'
import { useScorerName } from './goal-scorer-name.ts'
import { useTeams } from './goal-teams.ts'

interface GoalFactsProps {
  entry: ScorerEntry
  catalogue: ClubCatalogue
}

export function GoalFacts({ entry, catalogue }: GoalFactsProps) {
  const { home, away } = useTeams(catalogue)
  const score = useMatch((match) => scoreText(scoreAtGoal(match, entry.id)))
  const nameOf = useScorerName(catalogue.players)
  return (
    <div className={classes.facts}>
      <div className={classes.words}>
        <Text component="p" className={classes.score}>
          <bdi className={classes.team}>{home.name}</bdi> <strong>{score}</strong>{' '}
          <bdi className={classes.team}>{away.name}</bdi>
        </Text>
        <Text fw={650} className={classes.scorer}>
          {nameOf(entry.id)}
        </Text>
      </div>
      <div className={classes.minute}>
        <EventMinute event={entry} />
      </div>
    </div>
  )
}
