import '@mantine/core/styles/Progress.layer.css'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { formFor } from '#domain/plural-form.ts'
import { isUnderWay, summaryOf, type UploadItem, type UploadSummary } from '#web/photo-uploads/upload-item.ts'
import type { UploadQueue } from '#web/photo-uploads/upload-queue.ts'
import { counted } from '#web/ui/counted.ts'
import classes from './upload-list.module.css'
import { UploadRow } from './upload-row.tsx'

/** Of those that wait; hundreds of rows say no more than their number. */
const WAITING_SHOWN = 5

const photos = (count: number): string => counted(count, ['zdjęcie', 'zdjęcia', 'zdjęć'])
const ofPhotos = (count: number): string => counted(count, ['zdjęcia', 'zdjęć', 'zdjęć'])
const waitWords = (count: number): string =>
  `${formFor(count, ['Czeka', 'Czekają', 'Czeka'])} jeszcze ${photos(count)}.`

function stateWords({ all, done, known, failed, left }: UploadSummary): string {
  const added = done - known
  const words = [
    left > 0 ? `Wysłano ${done} z ${ofPhotos(all)}` : `Dodano ${photos(added)}`,
    known > 0 ? `już w bibliotece: ${known}` : null,
    failed > 0 ? `nie udało się: ${failed}` : null,
  ]
  return words.filter(Boolean).join(', ')
}

interface UploadListProps {
  queue: UploadQueue
  items: readonly UploadItem[]
}

/** How far the photos have come: all together, those that are under way, and what is wrong with which. */
export function UploadList({ queue, items }: UploadListProps) {
  const summary = summaryOf(items)
  const failed = items.filter(({ state }) => state.status === 'failed')
  const waiting = items.filter(({ state }) => state.status === 'waiting')
  const shown = [...failed, ...items.filter(isUnderWay), ...waiting.slice(0, WAITING_SHOWN)]
  const isDone = summary.left === 0
  return (
    <div className={classes.list}>
      <Text role="status" fw={600}>
        {stateWords(summary)}
      </Text>
      {!isDone && <Progress value={100 * summary.share} aria-label="Postęp wysyłania wszystkich zdjęć" size="lg" />}
      {summary.isPaused && (
        <Group gap="xs" wrap="nowrap" role="status" className={classes.paused ?? ''}>
          <IconWifiOff size={20} aria-hidden />
          <Text size="sm">Brak połączenia. Wysyłanie ruszy samo, gdy tylko wróci, od miejsca, w którym stanęło.</Text>
        </Group>
      )}
      <ul className={classes.rows} aria-label="Zdjęcia w drodze">
        {shown.map((item) => (
          <UploadRow
            key={item.key}
            item={item}
            onAgain={() => queue.again([item.key])}
            onRemove={() => queue.remove([item.key])}
          />
        ))}
      </ul>
      {waiting.length > WAITING_SHOWN && (
        <Text size="sm" c="dimmed">
          {waitWords(waiting.length - WAITING_SHOWN)}
        </Text>
      )}
      <Group gap="sm">
        {failed.length > 1 && (
          <Button
            variant="light"
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => queue.again(failed.map(({ key }) => key))}
          >
            Spróbuj ponownie wszystkie
          </Button>
        )}
        {isDone ? (
          <Button variant="default" onClick={() => queue.tidy()}>
            Zamknij listę
          </Button>
        ) : (
          <Button variant="subtle" color="gray" onClick={() => queue.stop()}>
            Przerwij wysyłanie
          </Button>
        )}
      </Group>
    </div>
  )
}
