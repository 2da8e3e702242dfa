import { LongDialog } from '#web/ui/long-dialog.tsx'
import { NewMatchForm } from './new-match-form.tsx'

interface NewMatchDialogProps {
  opened: boolean
  onClose: () => void
}

export const NewMatchDialog = ({ opened, onClose }: NewMatchDialogProps) => (
  <LongDialog opened={opened} title="Nowy mecz" size="34rem" onClose={onClose}>
    <NewMatchForm onClose={onClose} />
  </LongDialog>
)
