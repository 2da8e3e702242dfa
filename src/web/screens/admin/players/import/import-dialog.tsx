import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { LongDialog } from '#web/ui/long-dialog.tsx'
import { ImportDone, type ImportResult } from './import-done.tsx'
import { ImportForm } from './import-form.tsx'

interface ImportDialogProps {
  opened: boolean
  squad: readonly Player[]
  onClose: () => void
  onPhotos: () => void
}

/** A whole squad from a list, seen before it is saved. */
export function ImportDialog({ opened, onClose, ...steps }: ImportDialogProps) {
  return (
    <LongDialog opened={opened} title="Wklej listę zawodników" size="60rem" onClose={onClose}>
      <ImportSteps {...steps} onClose={onClose} />
    </LongDialog>
  )
}

function ImportSteps({ squad, onClose, onPhotos }: Omit<ImportDialogProps, 'opened'>) {
  const [result, setResult] = useState<ImportResult | null>(null)
  return result ? (
    <ImportDone result={result} onClose={onClose} onPhotos={onPhotos} />
  ) : (
    <ImportForm squad={squad} onCancel={onClose} onSaved={setResult} />
  )
}
