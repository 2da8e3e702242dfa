import { Stack, Text } from '@mantine/core'
import type { Backup } from '#contract/backup.ts'
import { useRestoreBackup } from '#web/api/backups.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { useSession } from '#web/api/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formatDateTime } from '#web/ui/date-time.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import classes from './backup-list.module.css'

interface RestoreDialogProps {
  backup: Backup | null
  onClose: () => void
}

/** Long enough to be read on the login page, where the person may find themselves meanwhile. */
const SIGNED_OUT_MS = 15_000

function tellRestored(signedOut: readonly string[], own: string | undefined): void {
  const title = 'Backup przywrócony'
  if (own !== undefined && signedOut.includes(own)) {
    toastSuccess(title, 'Twoja sesja się zakończyła. Zaloguj się kontem z tej kopii.', SIGNED_OUT_MS)
  } else if (signedOut.length > 0) toastSuccess(title, `Ponownie muszą się zalogować: ${signedOut.join(', ')}.`)
  else toastSuccess(title, 'Wszyscy pozostają zalogowani.')
}

export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const restore = useRestoreBackup()
  const own = useSession().data?.username
  const confirm = (name: string) => {
    // The restored club may not know this session: then the page is gone by then, and with it its own callbacks.
    restore.mutateAsync(name).then(
      ({ signedOut }) => tellRestored(signedOut, own),
      (error: unknown) => toastFailure('Błąd', `Nie udało się przywrócić backupu: ${serverMessage(error)}`),
    )
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
          <Text className={classes.wraps}>
            Przywrócony zostanie stan z {formatDateTime(backup.date)}
            {backup.comment ? ` (${backup.comment})` : ''}. Obecny stan zapiszemy najpierw jako punkt przywracania.
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
