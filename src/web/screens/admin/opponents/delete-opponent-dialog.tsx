import { Text } from '@mantine/core'
import type { Opponent } from '#contract/opponent.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { useDeleteOpponent } from '#web/api/opponents.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

const FAILURE = 'Błąd usuwania przeciwnika'

interface DeleteOpponentDialogProps {
  opponent: Opponent | null
  onClose: () => void
}

export function DeleteOpponentDialog({ opponent, onClose }: DeleteOpponentDialogProps) {
  const remove = useDeleteOpponent()
  const confirm = (id: number) =>
    remove.mutate(id, {
      onSuccess: () => toastSuccess('Przeciwnik usunięty'),
      onError: (error) => {
        logFailure(FAILURE, error)
        toastFailure(FAILURE, serverMessage(error))
      },
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      opened={opponent !== null}
      title="Usuń przeciwnika"
      confirmLabel="Usuń"
      isPending={remove.isPending}
      onConfirm={() => opponent && confirm(opponent.id)}
      onClose={onClose}
    >
      <Text>
        Czy na pewno chcesz usunąć drużynę „{opponent?.name}”? Ta operacja jest nieodwracalna. Drużyna zostanie trwale
        usunięta.
      </Text>
    </ConfirmDialog>
  )
}
