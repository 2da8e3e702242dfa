import { useState } from 'react'
import type { Photo } from '#contract/photo.ts'
import type { PhotosChange } from '#contract/photo-changes.ts'
import { useChangePhotos } from '#web/api/many-photos.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { toastSuccess } from '#web/ui/toast.tsx'
import { DeletionDialog } from './selection/deletion-dialog.tsx'
import { isFull, type PhotoSelection, type SelectionStep } from './selection/photo-selection.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { fromPhotos, leftWords, onPhotos, photosWord } from './selection/selection-words.ts'

const mover = dialogPart(() => import('./move-dialog.tsx').then((module) => module.MoveDialog))
const tagger = dialogPart(() => import('./tag-dialog.tsx').then((module) => module.TagDialog))

interface PhotoActionsProps {
  selection: PhotoSelection
  /** All that are on the screen. */
  photos: readonly Photo[]
  nameOf: (id: number) => string | null
  onStep: (step: SelectionStep) => void
  onEnd: () => void
}

interface Asked {
  what: 'move' | 'tag' | 'delete'
  /** As they were when it was asked: what is confirmed is what was read. */
  photos: readonly Photo[]
  /** False while the dialog fades away. */
  isOpen: boolean
}

const idsOf = (photos: readonly Photo[]): number[] => photos.map(({ id }) => id)

/** The bar of what is selected, and the dialogs behind it. */
export function PhotoActions({ selection, photos, nameOf, onStep, onEnd }: PhotoActionsProps) {
  const [asked, setAsked] = useState<Asked>({ what: 'move', photos: [], isOpen: false })
  const saving = useChangePhotos()
  const chosen = photos.filter(({ id }) => selection.ids.has(id))
  const ask = (what: Asked['what']) => () => setAsked({ what, photos: chosen, isOpen: true })
  const close = () => setAsked((before) => ({ ...before, isOpen: false }))
  const count = asked.photos.length
  const change = (part: Omit<PhotosChange, 'ids'>, words: (changed: number) => string) =>
    saving.mutate(
      { ids: idsOf(asked.photos), ...part },
      {
        onSuccess: (answer) => toastSuccess(words(answer.changed), leftWords(count, answer)),
        onError: (error) => tellFailure('Nie udało się zmienić zdjęć', error),
        onSettled: close,
      },
    )
  const dialog = (what: Asked['what']) => ({ opened: asked.isOpen && asked.what === what, onClose: close })
  return (
    <>
      <SelectionBar
        count={chosen.length}
        isFull={isFull(selection)}
        isAll={chosen.length === photos.length}
        onAll={() => onStep({ type: 'all', shown: idsOf(photos) })}
        onNone={() => onStep({ type: 'none' })}
        onMove={ask('move')}
        onTag={ask('tag')}
        onDelete={ask('delete')}
        onEnd={onEnd}
      />
      <DeferredDialog
        part={mover}
        props={{
          ...dialog('move'),
          count,
          isPending: saving.isPending,
          onMove: (matchId) => change({ matchId }, (moved) => `Przeniesiono ${photosWord(moved)}`),
        }}
      />
      <DeferredDialog
        part={tagger}
        props={{
          ...dialog('tag'),
          photos: asked.photos,
          isPending: saving.isPending,
          nameOf,
          onTag: (tags) =>
            change(tags, (tagged) =>
              'addPlayerIds' in tags ? `Oznaczono na ${onPhotos(tagged)}` : `Zdjęto oznaczenie z ${fromPhotos(tagged)}`,
            ),
        }}
      />
      <DeletionDialog ids={idsOf(asked.photos)} {...dialog('delete')} />
    </>
  )
}
