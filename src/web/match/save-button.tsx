import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { useMatchesStore } from '#web/match-store/matches-store.ts'
import { useSync } from '#web/match-store/sync-phase.ts'
import { saveNow } from '#web/match-store/the-sync.ts'
import { mustSignIn } from './must-sign-in.ts'
import type { MatchPart } from './save-messages.ts'

const TEXTS = {
  positions: { label: 'Zapisz pozycje', saved: 'Pozycje zapisane', signIn: 'pozycje zawodników' },
  settings: { label: 'Zapisz ustawienia', saved: 'Ustawienia zapisane', signIn: 'ustawienia' },
} as const

/** Changes go out by themselves; this sends them now, and says so. */
export function SaveButton({ what }: { what: Exclude<MatchPart, 'clock'> }) {
  const isSignedIn = useMatchesStore(({ owner }) => owner !== null)
  const [isSaving, setSaving] = useState(false)
  const { label, saved, signIn } = TEXTS[what === 'positions' ? 'positions' : 'settings']
  const save = async () => {
    if (!isSignedIn) {
      mustSignIn(signIn)
      return
    }
    setSaving(true)
    const [isDone, { tellNotSaved, tellSaved }] = await Promise.all([saveNow(), import('./save-messages.ts')])
    setSaving(false)
    if (isDone) tellSaved(saved)
    else if (useSync.getState().phase === 'waiting') tellNotSaved(what)
  }
  return (
    <Button
      variant="default"
      loading={isSaving}
      leftSection={<IconDeviceFloppy size={18} aria-hidden />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}
