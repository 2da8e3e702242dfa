import { Button, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { EVENT_NOTE_MAX } from '#domain/match/events/match-event.ts'

export function EventNote({ onNote }: { onNote: (note: string) => void }) {
  const [note, setNote] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim()) onNote(note.trim())
  }
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="md">
        <Textarea
          label="Co się stało?"
          placeholder="np. przerwa, kontuzja, wejście fizjoterapeuty"
          data-autofocus
          autosize
          minRows={2}
          maxRows={6}
          maxLength={EVENT_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" fullWidth disabled={note.trim() === ''}>
          Zapisz notatkę
        </Button>
      </Stack>
    </form>
  )
}
