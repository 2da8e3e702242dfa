import { useState } from 'react'
import { LongDialog } from '#web/ui/long-dialog.tsx'
import { UnsavedQuestion, useUnsavedGuard } from '#web/ui/unsaved-guard.tsx'
import { CutOutForm, type CutOutFormProps } from './cut-out-form.tsx'

interface CutOutDialogProps extends Omit<CutOutFormProps, 'onChanged' | 'onCancel' | 'onDone'> {
  opened: boolean
  onClose: () => void
}

/** Takes the background off a photo, wherever that is kept: what becomes of the file is the caller's. */
export function CutOutDialog({ opened, onClose, ...form }: CutOutDialogProps) {
  const [isChanged, setChanged] = useState(false)
  const guard = useUnsavedGuard(opened && isChanged, onClose)
  return (
    <>
      <LongDialog opened={opened} title="Wytnij tło" size="64rem" onClose={guard.close} closeOnEscape={!guard.isAsking}>
        <CutOutForm {...form} onChanged={setChanged} onCancel={guard.close} onDone={onClose} />
      </LongDialog>
      <UnsavedQuestion guard={guard}>Zmiany w wycięciu nie są zapisane.</UnsavedQuestion>
    </>
  )
}
