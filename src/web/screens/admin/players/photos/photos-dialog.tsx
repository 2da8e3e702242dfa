import type { Player } from '#contract/player.ts'
import { LongDialog } from '#web/ui/long-dialog.tsx'
import { PhotosForm } from './photos-form.tsx'

interface PhotosDialogProps {
  opened: boolean
  squad: readonly Player[]
  onClose: () => void
}

/** Photos of many players at once. */
export function PhotosDialog({ opened, squad, onClose }: PhotosDialogProps) {
  return (
    <LongDialog opened={opened} title="Dodaj zdjęcia zawodników" size="48rem" onClose={onClose}>
      <PhotosForm squad={squad} onClose={onClose} />
    </LongDialog>
  )
}
