import { Button, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCheck, IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { counted } from '#web/ui/counted.ts'
import { DialogBody } from '#web/ui/long-dialog.tsx'

export interface ImportResult {
  added: number
  changed: number
}

interface ImportDoneProps {
  result: ImportResult
  onClose: () => void
  onPhotos: () => void
}

/** The list is in; the faces come next. */
export function ImportDone({ result: { added, changed }, onClose, onPhotos }: ImportDoneProps) {
  const next = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone, and the focus must not fall out of the dialog with it.
  useEffect(() => next.current?.focus(), [])
  const deeds = [
    added > 0 && `Dodano ${players(added)}.`,
    changed > 0 && `Zmieniono dane ${players(changed)}.`,
    added > 0 && 'Nowi nie mają jeszcze zdjęć: dodaj je wszystkie naraz, dopasujemy je po numerze lub nazwisku.',
  ]
  return (
    <DialogBody>
      <Stack align="center" gap="md" ta="center" py="lg">
        <ThemeIcon size={64} radius="xl" variant="light">
          <IconCheck size={34} aria-hidden />
        </ThemeIcon>
        <Text maw="30rem">{deeds.filter(Boolean).join(' ')}</Text>
        <Group justify="center">
          <Button variant="default" onClick={onClose}>
            Zamknij
          </Button>
          <Button ref={next} leftSection={<IconPhotoPlus size={18} aria-hidden />} onClick={onPhotos}>
            Dodaj zdjęcia
          </Button>
        </Group>
      </Stack>
    </DialogBody>
  )
}

const players = (count: number): string => counted(count, ['zawodnika', 'zawodników', 'zawodników'])
