import { ActionIcon, Text } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { SCORE_MAX, stepScore } from '#domain/match/score.ts'
import { TeamMark } from './goal-team-mark.tsx'
import type { Team } from './goal-teams.ts'
import classes from './score-stepper.module.css'

interface ScoreStepperProps {
  team: Team
  score: number
  onChange: (score: number) => void
}

export function ScoreStepper({ team, score, onChange }: ScoreStepperProps) {
  const step = (by: 1 | -1) => onChange(stepScore(score, by))
  return (
    <fieldset className={classes.stepper} aria-label={`Bramki: ${team.name}`}>
      <TeamMark team={team} />
      <div className={classes.row}>
        <ActionIcon
          variant="default"
          aria-label={`${team.name}: jedna bramka mniej`}
          disabled={score === 0}
          onClick={() => step(-1)}
        >
          <IconMinus size={20} aria-hidden />
        </ActionIcon>
        <Text component="output" className={classes.score}>
          {score}
        </Text>
        <ActionIcon
          variant="default"
          aria-label={`${team.name}: jedna bramka więcej`}
          disabled={score === SCORE_MAX}
          onClick={() => step(1)}
        >
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      </div>
    </fieldset>
  )
}
