import { Text } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { takeBackMatchEvent } from '#web/match-store/events.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.tsx'
import { useScorerName } from './goal-scorer-name.ts'

interface GoalTakeBackProps {
  /** Null: nothing is asked. */
  goalId: string | null
  players: readonly Player[]
  onClose: () => void
  onTakenBack?: () => void
}

/** A goal that somebody else has taken back meanwhile is not asked about, nor counted down twice. */
export function GoalTakeBack({ goalId, players, onClose, onTakenBack }: GoalTakeBackProps) {
  const entry = useMatch((match) => match.scorers.find(({ id }) => id === goalId))
  const nameOf = useScorerName(players)
  const takeBack = (goal: ScorerEntry) => {
    takeBackMatchEvent(goal.id)
    toastSuccess('Gol cofnięty', 'Wynik i lista strzelców są poprawione na wszystkich ekranach.')
    onClose()
    onTakenBack?.()
  }
  return (
    <ConfirmDialog
      opened={entry !== undefined}
      title="Cofnij gola"
      confirmLabel="Cofnij gola"
      isPending={false}
      onConfirm={() => entry && takeBack(entry)}
      onClose={onClose}
    >
      <Text>
        {entry && `${nameOf(entry.id)}, ${entry.minute}. `}
        Gol zniknie z wyniku i z listy strzelców na wszystkich ekranach. Zegar meczu się nie zmieni.
      </Text>
    </ConfirmDialog>
  )
}
