import { Button, Group, Progress, Text } from '@mantine/core'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import type { PhotoKind } from '#domain/squad/photo-match.ts'
import type { PhotoState } from './photo-item.ts'

interface PhotoProgressProps {
  fileName: string
  kind: PhotoKind
  state: PhotoState
  /** Said while the photo waits. */
  note: string | null
  isLocked: boolean
  onAgain: () => void
}

export function PhotoProgress({ fileName, kind, state, note, isLocked, onAgain }: PhotoProgressProps) {
  switch (state.status) {
    case 'waiting':
      return note && <Text size="sm">{note}</Text>
    case 'sending':
      return (
        <Progress
          value={Math.round(state.share * 100)}
          animated={state.share === 1}
          aria-label={`Postęp wysyłania ${fileName}`}
          my={8}
        />
      )
    case 'saved':
      return (
        <Group gap={6} wrap="nowrap" c="var(--mantine-color-club-text)">
          <IconCheck size={18} aria-hidden />
          <Text size="sm" fw={600}>
            {kind === 'scorer' ? 'Zapisano jako zdjęcie strzelca' : 'Zapisano jako zdjęcie do składu'}
          </Text>
        </Group>
      )
    case 'failed':
      return (
        <Group gap="xs" justify="space-between">
          <Text size="sm" c="var(--mantine-color-error)" flex={1}>
            {state.message}
          </Text>
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            leftSection={<IconRefresh size={18} aria-hidden />}
            aria-label={`Ponów ${fileName}`}
            disabled={isLocked}
            onClick={onAgain}
          >
            Ponów
          </Button>
        </Group>
      )
  }
}
