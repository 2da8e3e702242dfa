import { ActionIcon, Button, Paper, Text } from '@mantine/core'
import { IconCalendarShare, IconTag, IconTrash, IconX } from '@tabler/icons-react'
import { PHOTOS_AT_ONCE } from '#domain/photo/photo-limits.ts'
import classes from './selection-bar.module.css'
import { photosWord } from './selection-words.ts'

interface SelectionBarProps {
  count: number
  isFull: boolean
  /** As many as are shown. */
  isAll: boolean
  onAll: () => void
  onNone: () => void
  onMove: () => void
  onTag: () => void
  onDelete: () => void
  onEnd: () => void
}

/** What can be done with all that is selected, at the bottom where the thumb is. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, isFull, isAll, onAll, onNone, onMove, onTag, onDelete, onEnd } = props
  const isNone = count === 0
  const takesBack = !isNone && (isAll || isFull)
  const words = isNone ? 'Wybierz zdjęcia' : `Zaznaczono ${photosWord(count)}`
  return (
    <Paper component="section" aria-label="Zaznaczone zdjęcia" shadow="lg" withBorder className={classes.bar}>
      <div className={classes.told}>
        <Text role="status" fw={600} className={classes.count}>
          {words}
          {isFull && (
            <Text span size="sm" c="dimmed">
              {' '}
              (najwyżej {PHOTOS_AT_ONCE} naraz)
            </Text>
          )}
        </Text>
        <Button variant="subtle" px="sm" onClick={takesBack ? onNone : onAll}>
          {takesBack ? 'Odznacz' : 'Wszystkie'}
        </Button>
      </div>
      <div className={classes.actions}>
        <Button
          variant="light"
          disabled={isNone}
          leftSection={<IconCalendarShare size={18} aria-hidden />}
          onClick={onMove}
        >
          Przenieś
        </Button>
        <Button variant="light" disabled={isNone} leftSection={<IconTag size={18} aria-hidden />} onClick={onTag}>
          Oznacz
        </Button>
        <Button
          variant="light"
          color="red"
          disabled={isNone}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onDelete}
        >
          Usuń
        </Button>
      </div>
      <ActionIcon
        size={44}
        variant="subtle"
        color="gray"
        aria-label="Zakończ zaznaczanie"
        className={classes.end ?? ''}
        onClick={onEnd}
      >
        <IconX size={22} aria-hidden />
      </ActionIcon>
    </Paper>
  )
}
