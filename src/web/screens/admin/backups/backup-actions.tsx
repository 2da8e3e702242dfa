import { ActionIcon, Button, Group } from '@mantine/core'
import { IconDownload, IconHistory, IconTrash } from '@tabler/icons-react'
import type { Backup } from '#contract/backup.ts'
import { useDeleteBackup } from '#web/api/backups.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'

export interface BackupActionsProps {
  backup: Backup
  /** Something is being made or restored: nothing else may begin. */
  isBusy: boolean
  onRestore: (backup: Backup) => void
}

export function BackupActions({ backup, isBusy, onRestore }: BackupActionsProps) {
  const remove = useDeleteBackup()
  const confirmRemoval = () => {
    if (!window.confirm(`Czy na pewno chcesz usunąć kopię ${backup.name}? Tej operacji nie można cofnąć.`)) return
    // The row is gone by then, and with it the callbacks that belong to it.
    remove.mutateAsync(backup.name).then(
      () => toastSuccess('Backup usunięty'),
      (error: unknown) => toastFailure('Błąd', `Nie udało się usunąć backupu: ${serverMessage(error)}`),
    )
  }
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <ActionIcon
        component="a"
        href={`/api/backups/${backup.name}/download`}
        download
        aria-label={`Pobierz kopię ${backup.name}`}
      >
        <IconDownload size={20} aria-hidden />
      </ActionIcon>
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        leftSection={<IconHistory size={18} aria-hidden />}
        aria-label={`Przywróć kopię ${backup.name}`}
        onClick={() => onRestore(backup)}
      >
        Przywróć
      </Button>
      <ActionIcon
        color="red"
        disabled={isBusy}
        loading={remove.isPending}
        aria-label={`Usuń kopię ${backup.name}`}
        onClick={confirmRemoval}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
