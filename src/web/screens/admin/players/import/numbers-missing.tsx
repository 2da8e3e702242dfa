import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHash } from '@tabler/icons-react'
import { counted } from '#web/ui/counted.ts'

interface NumbersMissingProps {
  count: number
  onInOrder: () => void
}

/** Some on the list have no number: two ways to give them one. */
export function NumbersMissing({ count, onInOrder }: NumbersMissingProps) {
  return (
    <Alert icon={<IconHash aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {counted(count, ['nowy zawodnik', 'nowych zawodników', 'nowych zawodników'])} bez numeru. Wpisz numery w
          podglądzie albo nadaj je po kolei.
        </Text>
        <Button size="sm" variant="default" onClick={onInOrder}>
          Numeruj po kolei
        </Button>
      </Group>
    </Alert>
  )
}
