import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Setting } from '#contract/setting.ts'
import { CLUB_NAME_MAX } from '#domain/club/identity.ts'
import { NameConflict } from './name-conflict.tsx'
import { useSaveWithToasts } from './use-save-with-toasts.ts'

interface Draft {
  name: string
  /** The version that was on the screen when the typing began. */
  basedOn: number
}

export function NameForm({ stored }: { stored: Setting | undefined }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { save, isPending, conflict, dropConflict } = useSaveWithToasts()
  const storedVersion = stored?.version ?? 0
  const name = draft?.name ?? stored?.value ?? ''

  const send = (version: number) => save({ key: 'clubName', value: name.trim(), version }, () => setDraft(null))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(draft?.basedOn ?? storedVersion)
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md" align="flex-start">
        <TextInput
          w="100%"
          label="Nazwa"
          value={name}
          maxLength={CLUB_NAME_MAX}
          autoComplete="organization"
          onChange={(event) => setDraft({ name: event.currentTarget.value, basedOn: draft?.basedOn ?? storedVersion })}
        />
        {conflict && (
          <NameConflict
            theirs={conflict}
            onKeepTheirs={() => {
              dropConflict()
              setDraft(null)
            }}
            onKeepMine={() => send(conflict.version)}
          />
        )}
        <Button type="submit" disabled={name.trim() === ''} loading={isPending}>
          Zapisz nazwę
        </Button>
      </Stack>
    </form>
  )
}
