import { Text } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { removePlayer } from '#domain/lineup/slots.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { changeSlots } from './lineup-changes.ts'

interface RemovePlayerDialogProps {
  slotId: string | null
  players: readonly Player[]
  onClose: () => void
}

export function RemovePlayerDialog({ slotId, players, onClose }: RemovePlayerDialogProps) {
  const playerId = useMatch(({ positions }) => positions.find(({ id }) => id === slotId)?.playerId ?? null)
  const player = players.find(({ id }) => id === playerId)
  const remove = () => {
    if (slotId) changeSlots((slots) => removePlayer(slots, slotId))
    onClose()
  }
  return (
    <ConfirmDialog
      opened={slotId !== null}
      title="Usunąć zawodnika ze składu?"
      confirmLabel="Usuń ze składu"
      isPending={false}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>
        {player
          ? `${player.firstName} ${player.lastName} zwolni miejsce na boisku.`
          : 'Miejsce na boisku będzie wolne.'}
      </Text>
    </ConfirmDialog>
  )
}
