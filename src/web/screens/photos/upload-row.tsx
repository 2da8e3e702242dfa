import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { shareOf, type UploadItem, type UploadState } from '#web/photo-uploads/upload-item.ts'
import classes from './upload-list.module.css'

interface UploadRowProps {
  item: UploadItem
  onAgain: () => void
  onRemove: () => void
}

function stateWords(state: UploadState): string | null {
  if (state.status === 'waiting') return 'Czeka na swoją kolej'
  if (state.status === 'processing') return 'Przygotowujemy zdjęcie…'
  const isTried = state.status === 'sending' && state.pause === 'service'
  return isTried ? 'Serwer ma kłopot, za chwilę spróbujemy jeszcze raz' : null
}

export function UploadRow({ item, onAgain, onRemove }: UploadRowProps) {
  const { file, state } = item
  const words = stateWords(state)
  return (
    <li className={classes.row} aria-label={file.name}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" className={classes.name}>
          {file.name}
          {words && (
            <Text span size="sm" c="dimmed">
              {' '}
              · {words}
            </Text>
          )}
        </Text>
        {/* What the server has whole becomes a photo, whether its row is here or not. */}
        {state.status !== 'processing' && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Usuń z listy: ${file.name}`} onClick={onRemove}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {state.status === 'failed' ? (
        <div className={classes.failure}>
          <Text size="sm" c="var(--mantine-color-error)">
            {state.message}
          </Text>
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            flex="none"
            aria-label={`Spróbuj ponownie: ${file.name}`}
            onClick={onAgain}
          >
            Spróbuj ponownie
          </Button>
        </div>
      ) : (
        state.status !== 'waiting' && (
          <Progress
            value={100 * shareOf(item)}
            animated={state.status === 'processing'}
            aria-label={`Postęp wysyłania ${file.name}`}
          />
        )
      )}
    </li>
  )
}
