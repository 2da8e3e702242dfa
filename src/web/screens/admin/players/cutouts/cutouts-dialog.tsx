import { useState } from 'react'
import type { Player } from '#contract/player.ts'
import { counted } from '#web/ui/counted.ts'
import { LongDialog } from '#web/ui/long-dialog.tsx'
import { UnsavedQuestion, useUnsavedGuard } from '#web/ui/unsaved-guard.tsx'
import { NOTHING_HELD } from './cutout-review.tsx'
import { CutoutsForm } from './cutouts-form.tsx'

interface CutoutsDialogProps {
  opened: boolean
  squad: readonly Player[]
  onClose: () => void
}

const LOST: [string, string, string] = [
  'wycięcie nie zostało zapisane',
  'wycięcia nie zostały zapisane',
  'wycięć nie zostało zapisanych',
]

/** Cut-outs of many players at once. */
export function CutoutsDialog({ opened, squad, onClose }: CutoutsDialogProps) {
  const [{ unsaved, isMending }, setHeld] = useState(NOTHING_HELD)
  const guard = useUnsavedGuard(opened && unsaved > 0, onClose)
  return (
    <>
      <LongDialog
        opened={opened}
        title="Wytnij tło wszystkim"
        size="72rem"
        onClose={guard.close}
        closeOnEscape={!guard.isAsking && !isMending}
      >
        <CutoutsForm squad={squad} onHeld={setHeld} onClose={guard.close} />
      </LongDialog>
      <UnsavedQuestion guard={guard}>{`${counted(unsaved, LOST)}.`}</UnsavedQuestion>
    </>
  )
}
