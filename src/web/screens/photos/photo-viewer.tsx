import '#web/ui/dialog-styles.ts'
import { Button, Modal, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import type { Photo } from '#contract/photo.ts'
import type { PhotoChange } from '#contract/photo-changes.ts'
import { useChangePhoto, useDeletePhoto } from '#web/api/photos.ts'
import { photoWords } from '#web/photo-library/photo-words.ts'
import { formatDateTime } from '#web/ui/date-time.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { FocusFrame } from './focus-frame.tsx'
import { PhotoCutOutDialog } from './photo-cut-out-dialog.tsx'
import { PhotoCutout } from './photo-cutout.tsx'
import { PhotoPlayers } from './photo-players.tsx'
import { PhotoTurns } from './photo-turns.tsx'
import classes from './photo-viewer.module.css'

interface PhotoViewerProps {
  opened: boolean
  photos: readonly Photo[]
  shownId: number | null
  nameOf: (id: number) => string | null
  onShow: (id: number) => void
  onClose: () => void
}

const DELETION = { title: 'Usuń zdjęcie', success: 'Zdjęcie usunięte', failure: 'Błąd usuwania zdjęcia' }
const HELP =
  'Przesuń krzyżyk na to, co ma zostać w kadrze, gdy grafika przytnie zdjęcie: palcem, myszą albo strzałkami.'

/** One photo, large: where to look on it, who is on it. */
export function PhotoViewer({ opened, photos, shownId, nameOf, onShow, onClose }: PhotoViewerProps) {
  const isNarrow = useIsNarrow()
  const saving = useChangePhoto()
  const [deleted, setDeleted] = useState<Photo | null>(null)
  const [isCutting, setCutting] = useState(false)
  const remove = useDeletePhoto()
  const at = photos.findIndex(({ id }) => id === shownId)
  const photo = photos[at]
  if (!photo) return null
  const change = (part: PhotoChange) =>
    saving.mutate(
      { id: photo.id, change: part },
      { onError: (error) => tellFailure('Nie udało się zapisać zmiany zdjęcia', error) },
    )
  const turnTo = (other: Photo | undefined) => (other ? () => onShow(other.id) : null)
  const turn = ({ key, target }: KeyboardEvent) => {
    // The arrows of the field of names are its own.
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowLeft') turnTo(photos[at - 1])?.()
    if (key === 'ArrowRight') turnTo(photos[at + 1])?.()
  }
  // What was saved is shown before the list is read anew.
  const shown =
    saving.data?.id === photo.id && saving.isSuccess ? { ...photo, playerIds: saving.data.playerIds } : photo
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        title={photoWords(photo)}
        size="72rem"
        fullScreen={isNarrow}
        onKeyDown={turn}
        // The dialogs over it are closed by the key first.
        closeOnEscape={!isCutting && !deleted}
        classNames={{ body: classes.body }}
      >
        <FocusFrame key={photo.id} photo={photo} label={photoWords(photo)} onMove={(focus) => change({ focus })} />
        <div className={classes.side}>
          <Text size="sm" c="dimmed" id="focus-help">
            {HELP}
          </Text>
          <PhotoPlayers photo={shown} nameOf={nameOf} onChange={change} />
          <PhotoCutout photo={photo} onCut={() => setCutting(true)} />
          <Text size="sm" c="dimmed">
            {[formatDateTime(photo.createdAt), photo.createdBy].filter(Boolean).join(', ')}
          </Text>
          <div className={classes.actions}>
            <PhotoTurns onBack={turnTo(photos[at - 1])} onNext={turnTo(photos[at + 1])} />
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDeleted(photo)}
            >
              Usuń zdjęcie
            </Button>
          </div>
        </div>
      </Modal>
      <PhotoCutOutDialog opened={isCutting} photo={photo} onClose={() => setCutting(false)} />
      <DeleteDialog
        item={deleted}
        words={DELETION}
        question={() => 'Zdjęcie zniknie z biblioteki i z grafik, które dopiero powstaną. Gotowe grafiki zostaną.'}
        remove={remove}
        onClose={() => {
          setDeleted(null)
          if (remove.isSuccess || remove.isPending) onClose()
        }}
      />
    </>
  )
}
