import { Button, Progress, Text } from '@mantine/core'
import { theUploads } from '#web/photo-uploads/the-uploads.ts'
import { shareOf, type UploadItem } from '#web/photo-uploads/upload-item.ts'
import classes from './upload-list.module.css'

const WAYS = { waiting: 'Czeka na swoją kolej', processing: 'Przygotowujemy zdjęcie…' } as const

export function UploadRow({ item }: { item: UploadItem }) {
  const { file, state, key } = item
  const [name, words] = [
    file.name,
    state.status === 'waiting' || state.status === 'processing' ? WAYS[state.status] : '',
  ]
  return (
    <li className={classes.row} aria-label={name}>
      <Text size="sm" className={classes.name}>
        {name}
        {words && (
          <Text span size="sm" c="dimmed">
            {' '}
            · {words}
          </Text>
        )}
      </Text>
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
            aria-label={`Spróbuj ponownie: ${name}`}
            onClick={() => theUploads.again([key])}
          >
            Spróbuj ponownie
          </Button>
        </div>
      ) : (
        state.status !== 'waiting' && (
          <Progress
            value={100 * shareOf(item)}
            animated={state.status === 'processing'}
            aria-label={`Postęp wysyłania ${name}`}
          />
        )
      )}
    </li>
  )
}
