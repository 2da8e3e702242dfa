import { Alert, Paper, Progress, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react'
import type { BackupStatus } from '#contract/backup.ts'
import { useBackupStatus } from '#web/api/backups.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { settingNamed, useSaveSetting, useSettings } from '#web/api/settings.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import { fileSize } from './file-size.ts'

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

function LastRun({ status }: { status: BackupStatus }) {
  if (status.lastFailure) {
    const { task, at, message } = status.lastFailure
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={`Nie powiodło się: ${formatDateTime(at)}`}>
        {task === 'restore' ? 'Przywracanie kopii' : 'Tworzenie kopii'} nie udało się: {message}.
        {status.lastSuccess && ` Ostatnia udana kopia: ${formatDateTime(status.lastSuccess)}.`}
      </Alert>
    )
  }
  return status.lastSuccess ? (
    <Alert color="teal" variant="light" icon={<IconCircleCheck aria-hidden />}>
      Ostatnia udana kopia: {formatDateTime(status.lastSuccess)}.
    </Alert>
  ) : (
    <Alert color="yellow" variant="light" icon={<IconClockExclamation aria-hidden />}>
      Nie ma jeszcze żadnej kopii. Zrób pierwszą albo poczekaj do nocy.
    </Alert>
  )
}

function NightlySwitch() {
  const settings = useSettings()
  const save = useSaveSetting()
  const isOn = settingNamed(settings.data, NIGHTLY)?.value !== 'false'
  return (
    <Switch
      checked={isOn}
      disabled={!settings.data || save.isPending}
      onChange={(event) =>
        save.mutate(
          { key: NIGHTLY, value: event.currentTarget.checked ? 'true' : 'false' },
          { onError: (error) => toastFailure('Błąd', `Nie udało się zapisać ustawień: ${serverMessage(error)}`) },
        )
      }
      label="Kopia każdej nocy"
      description="Zostaje 14 ostatnich i jedna z każdego miesiąca przez rok."
    />
  )
}

/** What runs now, how it went last, and what happens by itself. */
export function BackupState() {
  const { data: status } = useBackupStatus()
  return (
    <Paper component="section" p="lg" aria-label="Stan kopii">
      <Stack>
        {!status && <Skeleton height={56} />}
        {status?.running && <Running running={status.running} />}
        {status && !status.running && <LastRun status={status} />}
        {status?.disk?.isNearlyFull && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="Kończy się miejsce na dysku">
            Wolne: {fileSize(status.disk.freeBytes)}. Usuń stare kopie albo powiększ dysk, inaczej kolejne mogą się nie
            udać.
          </Alert>
        )}
        <NightlySwitch />
      </Stack>
    </Paper>
  )
}
