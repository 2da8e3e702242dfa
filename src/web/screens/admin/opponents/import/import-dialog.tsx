import type { Opponent } from '#contract/opponent.ts'
import { LongDialog } from '#web/ui/long-dialog.tsx'
import { ImportForm } from './import-form.tsx'

interface ImportDialogProps {
  opened: boolean
  opponents: readonly Opponent[]
  onClose: () => void
}

/** The whole league at once, seen before it is saved. */
export function ImportDialog({ opened, opponents, onClose }: ImportDialogProps) {
  return (
    <LongDialog opened={opened} title="Wklej listę przeciwników" size="40rem" onClose={onClose}>
      <ImportForm opponents={opponents} onDone={onClose} />
    </LongDialog>
  )
}
