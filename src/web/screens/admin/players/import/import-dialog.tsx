import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import type { Team } from '#contract/team.ts'
import { LongDialog } from '#web/ui/long-dialog.tsx'
import { ImportDone, type ImportResult } from './import-done.tsx'
import { ImportForm } from './import-form.tsx'

interface ImportDialogProps {
  opened: boolean
  squad: readonly Player[]
  /** Whose players are on the screen: new ones join them. Null: the default team. */
  team: Team | null
  onClose: () => void
  onPhotos: () => void
}

/** A whole squad from a list, seen before it is saved. */
export function ImportDialog({ opened, onClose, ...steps }: ImportDialogProps) {
  return (
    <LongDialog
      opened={opened}
      title={`Wklej listę zawodników${steps.team ? `: ${steps.team.name}` : ''}`}
      size="60rem"
      onClose={onClose}
    >
      <ImportSteps {...steps} onClose={onClose} />
    </LongDialog>
  )
}

function ImportSteps({ squad, team, onClose, onPhotos }: Omit<ImportDialogProps, 'opened'>) {
  const [result, setResult] = useState<ImportResult | null>(null)
  return result ? (
    <ImportDone result={result} onClose={onClose} onPhotos={onPhotos} />
  ) : (
    <ImportForm squad={squad} teamId={team?.id ?? null} onCancel={onClose} onSaved={setResult} />
  )
}
