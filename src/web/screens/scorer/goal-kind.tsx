import { Button, Paper, SegmentedControl, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Player } from '#contract/player.ts'
import { goalOnScreen } from '#domain/match/events/shown-goal.ts'
import { GoalScorerButton } from '#web/match/goal-scorer-button.tsx'
import { editMatchEvent } from '#web/match-store/events.ts'
import { showGoalToCome } from '#web/match-store/goals.ts'
import { changeMatch } from '#web/match-store/the-sync.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { AddGoal } from './add-goal.tsx'
import classes from './goal-kind.module.css'
import { ShownMinute } from './shown-minute.tsx'

const KINDS = [
  { value: 'ours', label: 'Nasz gol' },
  { value: 'theirs', label: 'Gol przeciwnika' },
]

/** Whose goal, who scored it, and when: of the goal on the graphic, or of the one to come. */
export function GoalKind({ players }: { players: readonly Player[] }) {
  const goal = useMatch(goalOnScreen)
  const next = useMatch((match) => match.selectedScorer)
  const isNextTheirs = useMatch((match) => match.isOpponentGoal)
  const isTheirs = goal ? goal.side === 'theirs' : isNextTheirs
  // A goal that somebody else records while the picker is open must not get the player who was meant for this one.
  const picked = useRef<string | null>(null)
  const pick = (id: number) => {
    if (picked.current !== null) editMatchEvent(picked.current, { playerId: id, name: null })
    else changeMatch((match) => ({ ...match, selectedScorer: id }))
  }
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Bramka">
      <div className={classes.heading}>
        <Title order={2} size="h4">
          {goal ? 'Gol na grafice' : 'Bramka'}
        </Title>
        {goal && (
          <Button
            variant="subtle"
            px="sm"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => showGoalToCome({ isOpponentGoal: isTheirs, selectedScorer: null })}
          >
            Następny gol
          </Button>
        )}
      </div>
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="Rodzaj gola"
          classNames={{ label: classes.choice }}
          data={KINDS}
          value={isTheirs ? 'theirs' : 'ours'}
          onChange={(kind) => showGoalToCome({ isOpponentGoal: kind === 'theirs' })}
        />
        {!isTheirs && goal?.kind !== 'ownGoal' && (
          <GoalScorerButton
            players={players}
            playerId={goal ? goal.playerId : next}
            placeholder={goal?.name ?? 'Wybierz strzelca'}
            onPicking={(isPicking) => {
              if (isPicking) picked.current = goal?.id ?? null
            }}
            onPick={pick}
          />
        )}
        {goal ? <ShownMinute key={goal.id} goal={goal} /> : <AddGoal players={players} />}
      </Stack>
    </Paper>
  )
}
