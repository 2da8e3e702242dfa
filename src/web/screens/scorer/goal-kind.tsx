import { Paper, SegmentedControl, Stack, Title } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { GoalScorerButton } from '#web/match/goal-scorer-button.tsx'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { AddGoal } from './add-goal.tsx'
import classes from './goal-kind.module.css'

const KINDS = [
  { value: 'ours', label: 'Nasz gol' },
  { value: 'theirs', label: 'Gol przeciwnika' },
]

/** Whose goal, who scored it, and when. */
export function GoalKind({ players }: { players: readonly Player[] }) {
  const isOpponentGoal = useMatch((match) => match.isOpponentGoal)
  const scorer = useMatch((match) => match.selectedScorer)
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Bramka">
      <Title order={2} size="h4" mb="md">
        Bramka
      </Title>
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="Rodzaj gola"
          classNames={{ label: classes.choice }}
          data={KINDS}
          value={isOpponentGoal ? 'theirs' : 'ours'}
          onChange={(kind) => changeMatch((match) => ({ ...match, isOpponentGoal: kind === 'theirs' }))}
        />
        {!isOpponentGoal && (
          <GoalScorerButton
            players={players}
            playerId={scorer}
            onPick={(id) => changeMatch((match) => ({ ...match, selectedScorer: id }))}
          />
        )}
        <AddGoal players={players} />
      </Stack>
    </Paper>
  )
}
