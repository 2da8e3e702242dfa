import { Text } from '@mantine/core'
import { useDeleteLeague } from '#web/api/leagues.ts'
import { ConfirmDialogWindow } from '#web/ui/confirm-dialog-window.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import type { LeagueDialogProps } from './league-dialogs.tsx'

export function DeleteLeagueDialog({
  opened,
  open,
  onClose,
  onDeleted,
}: LeagueDialogProps & { onDeleted: () => void }) {
  const removal = useDeleteLeague()
  const remove = () =>
    removal.mutate(open.league.id, {
      onSuccess: () => {
        toastSuccess('Tabela usunięta')
        onDeleted()
      },
      onError: (error) => tellFailure('Nie udało się usunąć tabeli', error),
      onSettled: onClose,
    })
  return (
    <ConfirmDialogWindow
      opened={opened}
      title="Usunąć tabelę?"
      confirmLabel="Usuń tabelę"
      isPending={removal.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text fw={600}>{open.league.competition}</Text>
      <Text mt="xs">
        Znikną wpisane wyniki innych drużyn, wklejona tabela i zamrożone kolejki. Wasze mecze zostają. Ta operacja jest
        nieodwracalna.
      </Text>
    </ConfirmDialogWindow>
  )
}
