import { Text } from '@mantine/core'
import type { StaffMatch } from '#contract/staff-match.ts'
import { ConfirmDialogWindow } from '#web/ui/confirm-dialog-window.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { listedName } from './listed-name.ts'
import { useRemoveMatch } from './use-remove-match.ts'

interface DeleteMatchDialogProps {
  opened: boolean
  match: StaffMatch | null
  onClose: () => void
}

export function DeleteMatchDialog({ opened, match, onClose }: DeleteMatchDialogProps) {
  const removal = useRemoveMatch()
  const remove = (id: number) =>
    removal.mutate(
      { id, into: null },
      {
        onSuccess: () => toastSuccess('Mecz usunięty'),
        onError: (error) => tellFailure('Nie udało się usunąć meczu', error),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialogWindow
      opened={opened}
      title="Usunąć mecz?"
      confirmLabel="Usuń mecz"
      isPending={removal.isPending}
      onConfirm={() => match && remove(match.id)}
      onClose={onClose}
    >
      <Text fw={600}>{match && listedName(match)}</Text>
      <Text mt="xs">
        Znikną skład, zegar, wynik i wszystkie zdarzenia tego meczu, a jego grafiki odejdą z galerii kibiców. Ta
        operacja jest nieodwracalna.
      </Text>
      {match?.isCurrent && <Text mt="xs">To jest bieżący mecz. Po usunięciu żaden nie będzie bieżący.</Text>}
    </ConfirmDialogWindow>
  )
}
