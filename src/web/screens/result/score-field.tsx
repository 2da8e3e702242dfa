import { TextInput } from '@mantine/core'
import { scoreInput } from '#domain/match/score.ts'
import { TeamMark } from '#web/match/goal-team-mark.tsx'
import type { Team } from '#web/match/goal-teams.ts'
import classes from './score-field.module.css'

interface ScoreFieldProps {
  team: Team
  score: number
  /** On paper: nobody types it. */
  isDecided: boolean
  onChange: (score: number) => void
}

/** A text field with a number pad: a field of type number would change under the wheel of a passing mouse. */
export function ScoreField({ team, score, isDecided, onChange }: ScoreFieldProps) {
  return (
    <div className={classes.field}>
      <TeamMark team={team} />
      <TextInput
        aria-label={`Bramki: ${team.name}`}
        classNames={{ input: classes.input }}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={3}
        disabled={isDecided}
        value={String(score)}
        onChange={(event) => onChange(scoreInput(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}
