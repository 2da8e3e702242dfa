import type { Photo } from '#contract/photo.ts'
import { useRemovePhotoCutout, useSavePhotoCutout } from '#web/api/photo-cutouts.ts'
import { DeferredDialog, dialogPart } from '#web/ui/deferred-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.tsx'

const dialog = dialogPart(() => import('#web/cut-out/cut-out-dialog.tsx').then((module) => module.CutOutDialog))

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
    toastSuccess('Wycięcie zapisane', 'Grafiki z tym zdjęciem mogą postawić postać przed literami.')
  }
  const onRemove = cutout ? () => remove.mutateAsync(id) : undefined
  return <DeferredDialog part={dialog} props={{ opened, photo: picture, onSave, onRemove, onClose }} />
}
