import { LongDialog } from '#web/ui/long-dialog.tsx'
import { CutOutForm, type CutOutFormProps } from './cut-out-form.tsx'

interface CutOutDialogProps extends CutOutFormProps {
  opened: boolean
}

/** Takes the background off a photo, wherever that is kept: what becomes of the file is the caller's. */
export function CutOutDialog({ opened, ...form }: CutOutDialogProps) {
  return (
    <LongDialog opened={opened} title="Wytnij tło" size="64rem" onClose={form.onClose}>
      <CutOutForm {...form} />
    </LongDialog>
  )
}
