import type { Photo } from '#contract/photo.ts'
import { useRemovePhotoCutout, useSavePhotoCutout } from '#web/api/photo-cutouts.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.tsx'

const dialog = dialogPart(() => import('#web/cut-out/cut-out-dialog.tsx').then((module) => module.CutOutDialog))

const WHERE_SEEN =
  'Z tym zdjęciem gol, zawodnik meczu, jubileusz i post o zawodniku pokażą postać bez tła, a Sylwetka postawi ją przed literami.'

interface PhotoCutOutDialogProps {
  opened: boolean
  photo: Photo
  onClose: () => void
}

/** The dialog of every cut-out, for a photo of the library. */
export function PhotoCutOutDialog({ opened, photo: { id, picture, cutout }, onClose }: PhotoCutOutDialogProps) {
  const save = useSavePhotoCutout()
  const remove = useRemovePhotoCutout()
  const onSave = async (file: Blob) => {
    await save.mutateAsync({ id, file })
    toastSuccess('Wycięcie zapisane', WHERE_SEEN)
  }
  const onRemove = cutout ? () => remove.mutateAsync(id) : undefined
  return <DeferredDialog part={dialog} props={{ opened, photo: picture, stored: cutout, onSave, onRemove, onClose }} />
}
