import { Alert, Paper, Progress, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react'
import type { Backup, BackupStatus } from '#contract/backup.ts'
import { useBackupStatus, useBackups } from '#web/api/backups.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { settingNamed, useSaveSetting, useSettings } from '#web/api/settings.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import { fileSize } from './file-size.ts'
import { lastBackup } from './last-backup.ts'

const NIGHTLY = 'nightlyBackups'

function Running({ running }: { running: NonNullable<BackupStatus['running']> }) {
  const what = running.task === 'restore' ? 'Przywracanie kopii' : 'Tworzenie kopii'
  const percent = Math.round(running.progress * 100)
  return (
    <Stack gap={6} role="status">
      <Text fw={600}>
        {what}: {percent}%
      </Text>
      <Progress value={percent} aria-label={what} size="lg" />
      <Text size="sm" c="dimmed">
        Możesz zamknąć tę stronę, praca trwa dalej.
      </Text>
    </Stack>
  )
}

interface LastRunProps {
  status: BackupStatus
  backups: readonly Backup[] | undefined
  isNightly: boolean
}

function LastRun({ status, backups, isNightly }: LastRunProps) {
  if (status.lastFailure) {
    const { task, at, message } = status.lastFailure
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={`Nie powiodło się: ${formatDateTime(at)}`}>
        {task === 'restore' ? 'Przywracanie kopii' : 'Tworzenie kopii'} nie udało się: {message}.
        {status.lastSuccess && ` Ostatnia udana kopia: ${formatDateTime(status.lastSuccess)}.`}
      </Alert>
    )
  }
  const { isFine, text } = lastBackup(status.lastSuccess, backups, isNightly)
  const Icon = isFine ? IconCircleCheck : IconClockExclamation
  return (
    <Alert color={isFine ? 'teal' : 'yellow'} variant="light" icon={<Icon aria-hidden />}>
      {text}
    </Alert>
  )
}

function NightlySwitch({ isOn, isKnown }: { isOn: boolean; isKnown: boolean }) {
  const save = useSaveSetting()
  return (
    <Switch
      checked={isOn}
      disabled={!isKnown || save.isPending}
      onChange={(event) =>
        save.mutate(
          { key: NIGHTLY, value: event.currentTarget.checked ? 'true' : 'false' },
          { onError: (error) => toastFailure('Błąd', `Nie udało się zapisać ustawień: ${serverMessage(error)}`) },
        )
      }
      label="Kopia każdej nocy"
      description="Zostaje 14 ostatnich i jedna z każdego miesiąca przez rok; gdy brakuje miejsca, najstarsze ustępują."
    />
  )
}

/** What runs now, how it went last, and what happens by itself. */
export function BackupState() {
  const { data: status } = useBackupStatus()
  const backups = useBackups()
  const { data: settings } = useSettings()
  const isNightly = settingNamed(settings, NIGHTLY)?.value !== 'false'
  return (
    <Paper component="section" p="lg" aria-label="Stan kopii">
      <Stack>
        {(!status || (backups.isPending && !status.running)) && <Skeleton height={56} />}
        {status?.running && <Running running={status.running} />}
        {status && !status.running && !backups.isPending && (
          <LastRun status={status} backups={backups.data} isNightly={isNightly} />
        )}
        {status?.disk?.isNearlyFull && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="Kończy się miejsce na dysku">
            Wolne: {fileSize(status.disk.freeBytes)}. Usuń stare kopie albo powiększ dysk, inaczej kolejne mogą się nie
            udać.
          </Alert>
        )}
        <NightlySwitch isOn={isNightly} isKnown={settings !== undefined} />
      </Stack>
    </Paper>
  )
}
