import { Alert, Button, Group, Paper, Skeleton, Stack, Title } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { Backup } from '#contract/backup.ts'
import { useBackupStatus, useBackups } from '#web/api/backups.ts'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { BackupList } from './backup-list.tsx'
import { BackupState } from './backup-state.tsx'
import { CreateBackupCard } from './create-backup-card.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { UploadBackup } from './upload-backup.tsx'

export function BackupsScreen() {
  const backups = useBackups()
  const isBusy = useBackupStatus().data?.running != null
  const [restoring, setRestoring] = useState<Backup | null>(null)
  return (
    <>
      <ScreenHeading order={2} title="Kopie zapasowe" />
      <Stack>
        <BackupState />
        <CreateBackupCard isBusy={isBusy} />
        <Paper component="section" p="lg" aria-label="Dostępne kopie">
          <Group justify="space-between" mb="md">
            <Title order={3} size="h4">
              Dostępne kopie
            </Title>
            <Group gap="xs">
              <UploadBackup />
              <Button
                variant="default"
                leftSection={<IconRefresh size={18} aria-hidden />}
                loading={backups.isFetching}
                onClick={() => void backups.refetch()}
              >
                Odśwież
              </Button>
            </Group>
          </Group>
          {backups.error ? (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
              Nie udało się pobrać listy backupów. Spróbuj odświeżyć stronę.
            </Alert>
          ) : backups.data ? (
            <BackupList backups={backups.data} isBusy={isBusy} onRestore={setRestoring} />
          ) : (
            <Stack role="status" aria-label="Wczytywanie kopii">
              <Skeleton height={44} />
              <Skeleton height={44} />
            </Stack>
          )}
        </Paper>
      </Stack>
      <RestoreDialog backup={restoring} onClose={() => setRestoring(null)} />
    </>
  )
}
