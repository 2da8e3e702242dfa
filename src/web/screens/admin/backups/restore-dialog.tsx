import { Stack, Text } from '@mantine/core'
import type { Backup } from '#contract/backup.ts'
import { useRestoreBackup } from '#web/api/backups.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formatDateTime } from '#web/ui/date-time.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

interface RestoreDialogProps {
  backup: Backup | null
  onClose: () => void
}

const whoSignsIn = (names: readonly string[]): string =>
  names.length === 0 ? 'Wszyscy pozostają zalogowani.' : `Ponownie muszą się zalogować: ${names.join(', ')}.`

export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const restore = useRestoreBackup()
  const confirm = (name: string) => {
    restore.mutate(name, {
      onSuccess: ({ signedOut }) => toastSuccess('Backup przywrócony', whoSignsIn(signedOut)),
      onError: (error) => toastFailure('Błąd', `Nie udało się przywrócić backupu: ${serverMessage(error)}`),
    })
    onClose()
  }
  return (
    <ConfirmDialog
      opened={backup !== null}
      title="Przywróć kopię"
      confirmLabel="Przywróć"
      isPending={restore.isPending}
      onConfirm={() => backup && confirm(backup.name)}
      onClose={onClose}
    >
      <Stack gap="xs">
        <Text>To działanie nadpisze wszystkie aktualne dane (bazę danych i pliki).</Text>
        {backup && (
          <Text>
            Przywrócony zostanie stan z {formatDateTime(backup.date)}
            {backup.comment ? ` (${backup.comment})` : ''}. Obecny stan zapiszemy najpierw jako punkt przywracania.
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
