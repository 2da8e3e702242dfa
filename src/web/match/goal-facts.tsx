import { Text } from '@mantine/core'
import { useState } from 'react'
import { scoreText } from '#domain/match/score.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import type { Catalogue } from '#web/match-store/catalogue.ts'
import { editGoal } from '#web/match-store/goals.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import classes from './goal-facts.module.css'
import { tidyMinute } from './goal-minute.ts'
import { GoalMinuteField } from './goal-minute-field.tsx'
import { scorerName } from './goal-scorer-name.ts'
import { useTeams } from './goal-teams.ts'

interface GoalFactsProps {
  entry: ScorerEntry
  catalogue: Catalogue
}

/** The graphic is made anew only when the typing is over. */
export function GoalFacts({ entry, catalogue }: GoalFactsProps) {
  const { home, away } = useTeams(catalogue)
  const homeScore = useMatch((match) => match.homeScore)
  const awayScore = useMatch((match) => match.awayScore)
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const minute = tidyMinute(typed ?? '')
    if (minute && minute !== entry.minute) editGoal(entry.id, { minute })
    setTyped(null)
  }
  return (
    <div className={classes.facts}>
      <div className={classes.words}>
        <Text component="p" className={classes.score}>
          <bdi className={classes.team}>{home.name}</bdi>{' '}
          <strong>{scoreText({ home: homeScore, away: awayScore })}</strong>{' '}
          <bdi className={classes.team}>{away.name}</bdi>
        </Text>
        <Text fw={650} className={classes.scorer}>
          {scorerName(entry, catalogue.players)}
        </Text>
      </div>
      <div className={classes.minute}>
        <GoalMinuteField value={typed ?? entry.minute} onChange={setTyped} onDone={keep} />
      </div>
    </div>
  )
}
