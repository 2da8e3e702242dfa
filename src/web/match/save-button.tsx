import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import type { SharedMatchKey } from '#domain/club/settings.ts'
import { changeStudio, saveNow, useSync } from '#web/match-store/shared-sync.ts'
import { useStudioStore } from '#web/match-store/studio-store.ts'
import { mustSignIn, tellNotSaved, tellSaved } from './save-messages.ts'

interface SaveButtonProps {
  what: 'positions' | 'settings'
  keys: readonly SharedMatchKey[]
}

const TEXTS = {
  positions: { label: 'Zapisz pozycje', saved: 'Pozycje zapisane', signIn: 'pozycje zawodników' },
  settings: { label: 'Zapisz ustawienia', saved: 'Ustawienia zapisane', signIn: 'ustawienia' },
} as const

/** Changes go out by themselves; this sends them now, and says so. */
export function SaveButton({ what, keys }: SaveButtonProps) {
  const isSignedIn = useStudioStore(({ owner }) => owner !== null)
  const [isSaving, setSaving] = useState(false)
  const { label, saved, signIn } = TEXTS[what]
  const save = async () => {
    if (!isSignedIn) {
      mustSignIn(signIn)
      return
    }
    setSaving(true)
    changeStudio(keys, (studio) => ({ ...studio }))
    const isDone = await saveNow()
    setSaving(false)
    if (isDone) tellSaved(saved)
    else if (useSync.getState().phase === 'waiting' && keys[0]) tellNotSaved(keys[0])
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
