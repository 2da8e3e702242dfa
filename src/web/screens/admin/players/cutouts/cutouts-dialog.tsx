import type { Player } from '#contract/player.ts'
import { LongDialog } from '#web/ui/long-dialog.tsx'
import { CutoutsForm } from './cutouts-form.tsx'

interface CutoutsDialogProps {
  opened: boolean
  squad: readonly Player[]
  onClose: () => void
}

/** Cut-outs of many players at once. */
export function CutoutsDialog({ opened, squad, onClose }: CutoutsDialogProps) {
  return (
    <LongDialog opened={opened} title="Wytnij tło wszystkim" size="72rem" onClose={onClose}>
      <CutoutsForm squad={squad} onClose={onClose} />
    </LongDialog>
  )
}
