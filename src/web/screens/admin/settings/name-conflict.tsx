import { Alert, Button, Group, Text } from '@mantine/core'
import { IconArrowsSplit } from '@tabler/icons-react'
import type { Setting } from '#contract/setting.ts'
import { formatDateTime } from '#web/ui/date-time.ts'

interface NameConflictProps {
  theirs: Setting
  onKeepTheirs: () => void
  onKeepMine: () => void
}

export function NameConflict({ theirs, onKeepTheirs, onKeepMine }: NameConflictProps) {
  return (
    <Alert
      w="100%"
      color="gray"
      icon={<IconArrowsSplit aria-hidden />}
      title="Ktoś zapisał tę nazwę w międzyczasie"
      role="alert"
    >
      <Text>
        „{theirs.value}” — {theirs.updatedBy ?? 'inny administrator'}, {formatDateTime(theirs.updatedAt)}
      </Text>
      <Group mt="sm" gap="xs">
        <Button variant="default" onClick={onKeepTheirs}>
          Zostaw tamtą
        </Button>
        <Button variant="light" onClick={onKeepMine}>
          Zapisz moją
        </Button>
      </Group>
    </Alert>
  )
}
