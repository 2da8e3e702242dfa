import { Alert, Button, Group, Text } from '@mantine/core'
import { IconArrowsSplit } from '@tabler/icons-react'
import type { Setting } from '#contract/setting.ts'
import { formatDateTime } from '#web/ui/date-time.ts'

interface StyleConflictProps {
  theirs: Setting
  onKeepTheirs: () => void
  onKeepMine: () => void
}

export function StyleConflict({ theirs, onKeepTheirs, onKeepMine }: StyleConflictProps) {
  return (
    <Alert
      color="gray"
      icon={<IconArrowsSplit aria-hidden />}
      title="Ktoś zmienił styl klubu w międzyczasie"
      role="alert"
    >
      <Text>
        {theirs.updatedBy ?? 'Inny administrator'}, {formatDateTime(theirs.updatedAt)}
      </Text>
      <Group mt="sm" gap="xs">
        <Button variant="default" onClick={onKeepTheirs}>
          Zostaw tamten
        </Button>
        <Button variant="light" onClick={onKeepMine}>
          Zastosuj mój
        </Button>
      </Group>
    </Alert>
  )
}
