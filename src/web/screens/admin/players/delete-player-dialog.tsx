import { Text } from '@mantine/core'
import type { Player } from '#contract/player.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { useDeletePlayer } from '#web/api/players.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const FAILURE = 'Błąd usuwania zawodnika'

interface DeletePlayerDialogProps {
  player: Player | null
  onClose: () => void
}

export function DeletePlayerDialog({ player, onClose }: DeletePlayerDialogProps) {
  const remove = useDeletePlayer()
  const confirm = (id: number) =>
    remove.mutate(id, {
      onSuccess: () => toastSuccess('Zawodnik usunięty'),
      onError: (error) => {
        logFailure(FAILURE, error)
        toastFailure(FAILURE, serverMessage(error))
      },
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      opened={player !== null}
      title="Usuń zawodnika"
      confirmLabel="Usuń"
      isPending={remove.isPending}
      onConfirm={() => player && confirm(player.id)}
      onClose={onClose}
    >
      <Text>
        Czy na pewno chcesz usunąć zawodnika „{player?.firstName} {player?.lastName}”? Ta operacja jest nieodwracalna.
        Rozegrane mecze zachowają jego nazwisko.
      </Text>
    </ConfirmDialog>
  )
}
