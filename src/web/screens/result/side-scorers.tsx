import { ActionIcon, Button, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus } from '@tabler/icons-react'
import type { Player } from '#contract/player.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { GoalEntry } from '#web/match/goal-entry.tsx'
import { useScorerName } from '#web/match/goal-scorer-name.ts'
import type { Team } from '#web/match/goal-teams.ts'
import { reorderGoal } from '#web/match-store/goals.ts'
import classes from './side-scorers.module.css'

interface SideScorersProps {
  team: Team
  /** The goals of both sides, in the order of the match. */
  scorers: readonly ScorerEntry[]
  players: readonly Player[]
  onAdd: () => void
  onEdit: (entry: ScorerEntry) => void
}

export function SideScorers({ team, scorers, players, onAdd, onEdit }: SideScorersProps) {
  const entries = scorers.filter(({ isOpponent }) => isOpponent !== team.isOurs)
  const nameOf = useScorerName(players)
  const words = (entry: ScorerEntry) => `${nameOf(entry.id)}, ${entry.minute}`
  const mover = (entry: ScorerEntry, past: ScorerEntry | undefined, direction: 'wyżej' | 'niżej') => {
    const Icon = direction === 'wyżej' ? IconArrowUp : IconArrowDown
    return (
      <ActionIcon
        className={classes.mover}
        aria-label={`Przesuń ${direction}: ${words(entry)}`}
        disabled={!past}
        onClick={() => past && reorderGoal(entry.id, scorers.indexOf(past))}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <section aria-label={`Gole: ${team.name}`} className={classes.side}>
      <Title order={3} size="h5">
        {team.name}
      </Title>
      {entries.length === 0 && (
        <Text c="dimmed" size="sm" py="xs">
          Brak strzelców
        </Text>
      )}
      <ol className={classes.list}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={classes.row}>
            <UnstyledButton className={classes.entry} onClick={() => onEdit(entry)}>
              <VisuallyHidden>Edytuj gola:</VisuallyHidden>
              <GoalEntry entry={entry} players={players} />
              <IconPencil size={16} className={classes.pencil} aria-hidden />
            </UnstyledButton>
            {entries.length > 1 && (
              <div className={classes.movers}>
                {mover(entry, entries[index - 1], 'wyżej')}
                {mover(entry, entries[index + 1], 'niżej')}
              </div>
            )}
          </li>
        ))}
      </ol>
      <Button variant="light" fullWidth leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        {team.isOurs ? 'Dodaj strzelca' : 'Dodaj gola przeciwnika'}
      </Button>
    </section>
  )
}
