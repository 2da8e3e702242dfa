import { Badge, Group, Paper, Stack, Table, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Backup } from '#contract/backup.ts'
import { counted } from '#web/ui/counted.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { BackupActions, type BackupActionsProps } from './backup-actions.tsx'
import classes from './backup-list.module.css'
import { fileSize } from './file-size.ts'

interface BackupListProps extends Omit<BackupActionsProps, 'backup'> {
  backups: readonly Backup[]
}

const KIND_LABELS: Record<Backup['kind'], string | null> = {
  manual: null,
  nightly: 'Nocna',
  'restore-point': 'Punkt przywracania',
}

function contents({ counts, bytes }: Backup): string {
  return [
    fileSize(bytes),
    counted(counts.players, ['zawodnik', 'zawodników', 'zawodników']),
    counted(counts.matches, ['mecz', 'mecze', 'meczów']),
    counted(counts.templates, ['szablon', 'szablony', 'szablonów']),
    counted(counts.pictures, ['obraz', 'obrazy', 'obrazów']),
  ].join(' · ')
}

function BackupName({ backup }: { backup: Backup }) {
  const label = KIND_LABELS[backup.kind]
  return (
    <Stack gap={2} miw={0}>
      <Group gap={8}>
        <Text span fw={600} className={classes.wraps}>
          {backup.name}
        </Text>
        {label && (
          <Badge variant="light" color="gray" tt="none">
            {label}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {contents(backup)}
      </Text>
      {backup.missingPictures > 0 && (
        <Text size="sm" c="red">
          Niepełna: {counted(backup.missingPictures, ['obrazu', 'obrazów', 'obrazów'])} nie było już na dysku
        </Text>
      )}
    </Stack>
  )
}

export function BackupList({ backups, ...actions }: BackupListProps) {
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  if (backups.length === 0) {
    return (
      <Text c="dimmed" ta="center" py="lg">
        Brak dostępnych backupów
      </Text>
    )
  }
  if (isNarrow) {
    return (
      <Stack component="ul" gap="sm" className={classes.cards}>
        {backups.map((backup) => (
          <Paper component="li" key={backup.name} p="md">
            <BackupName backup={backup} />
            <Text size="sm" mt={6} className={classes.wraps}>
              {formatDateTime(backup.date)}
              {backup.comment && ` · ${backup.comment}`}
            </Text>
            <BackupActions backup={backup} {...actions} />
          </Paper>
        ))}
      </Stack>
    )
  }
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Nazwa</Table.Th>
          <Table.Th>Data utworzenia</Table.Th>
          <Table.Th>Komentarz</Table.Th>
          <Table.Th ta="right">Akcje</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {backups.map((backup) => (
          <Table.Tr key={backup.name}>
            <Table.Td>
              <BackupName backup={backup} />
            </Table.Td>
            <Table.Td className={classes.date}>{formatDateTime(backup.date)}</Table.Td>
            <Table.Td className={`${classes.wraps} ${classes.comment}`}>{backup.comment ?? '–'}</Table.Td>
            <Table.Td>
              <BackupActions backup={backup} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
