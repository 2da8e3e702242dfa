import '#web/ui/dialog-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { Photo } from '#contract/photo.ts'
import { PlayersField } from './players-field.tsx'
import { fromPhotos, onPhotos } from './selection/selection-words.ts'

interface TagDialogProps {
  opened: boolean
  photos: readonly Photo[]
  isPending: boolean
  nameOf: (id: number) => string | null
  onTag: (change: { addPlayerIds: number[] } | { removePlayerIds: number[] }) => void
  onClose: () => void
}

/** Who is on all of them, or is not. */
export function TagDialog({ opened, photos, isPending, nameOf, onTag, onClose }: TagDialogProps) {
  const [chosen, setChosen] = useState<number[]>([])
  const tagged = photos.filter(({ playerIds }) => chosen.some((id) => playerIds.includes(id))).length
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setChosen([])}
      title="Oznacz zawodników"
      // The list of names has room below its field.
      styles={{ body: { minHeight: 'min(24rem, 60dvh)' } }}
    >
      <PlayersField
        label="Kto jest na tych zdjęciach"
        value={chosen}
        known={photos.flatMap(({ playerIds }) => playerIds)}
        nameOf={nameOf}
        onChange={setChosen}
        closesOnPick
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button
          variant="default"
          disabled={tagged === 0 || isPending}
          onClick={() => onTag({ removePlayerIds: chosen })}
        >
          Zdejmij z {fromPhotos(tagged)}
        </Button>
        <Button disabled={chosen.length === 0} loading={isPending} onClick={() => onTag({ addPlayerIds: chosen })}>
          Oznacz na {onPhotos(photos.length)}
        </Button>
      </Group>
    </Modal>
  )
}
