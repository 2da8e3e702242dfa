import { Group, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import classes from './picture-hint.module.css'
import { pictureNotes } from './picture-notes.ts'
import type { PixelSize } from './picture-source.ts'

interface PictureHintProps {
  id: string
  hint: string
  label: string
  file: Blob | null
  size: PixelSize | null
  recommended: PixelSize | undefined
}

/** What is asked for; once a file misses it, what that means. */
export function PictureHint({ id, hint, label, file, size, recommended }: PictureHintProps) {
  const notes = file ? pictureNotes({ label, bytes: file.size, size, recommended }) : []
  return (
    <div id={id} aria-live="polite">
      {file instanceof File && (
        <Text size="sm" className={classes.fileName}>
          {file.name}
        </Text>
      )}
      {notes.length === 0 && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {notes.map((note) => (
        <Group key={note} gap={6} wrap="nowrap" align="flex-start" className={classes.note}>
          <IconInfoCircle size={18} className={classes.icon} aria-hidden />
          <Text size="sm">{note}</Text>
        </Group>
      ))}
    </div>
  )
}
