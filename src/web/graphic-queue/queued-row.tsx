import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FORMATS } from '#graphic/formats.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import { formatTime } from '#web/ui/date-time.ts'
import type { QueuedGraphic } from './queued-graphic.ts'
import classes from './queued-row.module.css'

interface QueuedRowProps {
  graphic: QueuedGraphic
  onDrop: () => void
  onWithoutPhoto: (graphic: QueuedGraphic) => void
}

const nameOf = (graphic: QueuedGraphic): string =>
  [
    kindFacts(graphic.kind).label,
    FORMATS[graphic.format].label,
    formatTime(new Date(graphic.madeAt).toISOString()),
  ].join(', ')

export function QueuedRow({ graphic, onDrop, onWithoutPhoto }: QueuedRowProps) {
  const [isAsked, setAsked] = useState(false)
  const name = nameOf(graphic)
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {graphic.altText}
        </Text>
        {graphic.problem && (
          <Text size="sm" className={classes.problem}>
            Serwer jej nie przyjął: {graphic.problem}
          </Text>
        )}
        {graphic.photoLoss && (
          <Button
            mt="xs"
            size="compact-md"
            variant="default"
            leftSection={<IconPhotoOff size={18} aria-hidden />}
            onClick={() => onWithoutPhoto(graphic)}
          >
            Wyślij bez zdjęcia
          </Button>
        )}
      </div>
      {isAsked ? (
        <Group gap="xs" wrap="nowrap">
          <Button size="compact-md" color="red" onClick={onDrop}>
            Usuń
          </Button>
          <Button size="compact-md" variant="default" onClick={() => setAsked(false)}>
            Zostaw
          </Button>
        </Group>
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Usuń z kolejki: ${name}`}
          onClick={() => setAsked(true)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
