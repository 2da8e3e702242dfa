import { Alert, Button, Progress, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Player } from '#contract/player.ts'
import { counted } from '#web/ui/counted.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { DialogBody, DialogFooter } from '#web/ui/long-dialog.tsx'
import { isReady, photoNote } from './photo-item.ts'
import { PhotoRow } from './photo-row.tsx'
import classes from './photos-form.module.css'
import { usePhotoQueue } from './use-photo-queue.ts'

const ACCEPTED = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] }

interface PhotosFormProps {
  squad: readonly Player[]
  onClose: () => void
}

export function PhotosForm({ squad, onClose }: PhotosFormProps) {
  const { items, isSending, add, change, sendAll, sendAgain } = usePhotoQueue(squad)
  const [refused, setRefused] = useState<readonly string[]>([])
  const options = useMemo(
    () =>
      squad.map(({ id, number, firstName, lastName }) => ({
        value: String(id),
        label: `${number} · ${firstName} ${lastName}`,
      })),
    [squad],
  )
  const ready = items.filter(isReady).length
  const saved = items.filter(({ state }) => state.status === 'saved').length
  const chosen = items.filter(({ playerId }) => playerId !== null).length
  const isDone = saved > 0 && ready === 0 && !isSending
  return (
    <>
      <DialogBody>
        <Text c="dimmed">
          Nazwij pliki numerem lub nazwiskiem, np. <b>10.jpg</b> albo <b>kowalski.png</b>, a dopasujemy je do
          zawodników. Plik ze słowem „strzelec” lub „gol” trafi na grafikę strzelca.
        </Text>
        <FileDrop
          multiple
          label="Pliki ze zdjęciami"
          buttonLabel={items.length === 0 ? 'Wybierz zdjęcia' : 'Dodaj więcej'}
          formats="JPG, PNG"
          accept={ACCEPTED}
          onFiles={(files) => {
            setRefused([])
            add(files)
          }}
          onRefused={(files) => setRefused(files.map(({ name }) => name))}
        />
        {refused.length > 0 && (
          <Alert color="red" role="alert" className={classes.refused}>
            To nie są zdjęcia JPG, PNG ani WebP: {refused.join(', ')}
          </Alert>
        )}
        <Text role="status" size="sm" className={classes.status}>
          {saved > 0 && `Zapisano ${saved} z ${chosen}`}
        </Text>
        <Stack component="ul" gap="sm" className={classes.list} aria-label="Wybrane zdjęcia">
          {items.map((item) => (
            <PhotoRow
              key={item.key}
              item={item}
              options={options}
              note={photoNote(item, items, squad)}
              isLocked={isSending}
              onChange={(part) => change(item.key, part)}
              onAgain={() => sendAgain(item)}
            />
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter>
        {isSending && <Progress w="100%" value={(100 * saved) / chosen} aria-label="Postęp wysyłania zdjęć" />}
        <Button variant={isDone ? 'filled' : 'default'} onClick={onClose}>
          {saved > 0 ? 'Gotowe' : 'Anuluj'}
        </Button>
        {!isDone && (
          <Button onClick={sendAll} disabled={ready === 0 && !isSending} loading={isSending}>
            {ready === 0 ? 'Wyślij zdjęcia' : `Wyślij ${counted(ready, ['zdjęcie', 'zdjęcia', 'zdjęć'])}`}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}
