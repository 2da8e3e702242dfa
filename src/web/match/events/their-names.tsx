import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { EVENT_NAME_MAX } from '#domain/match/events/match-event.ts'
import type { Person } from './event-steps.ts'

interface TheirNamesProps {
  isSubstitution: boolean
  onNamed: (who: Person) => void
}

/** Their players are nobody's record: a name, where one is known, and at once without it. */
export function TheirNames({ isSubstitution, onNamed }: TheirNamesProps) {
  const [name, setName] = useState('')
  const [other, setOther] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    onNamed({ name: name.trim() || null, otherName: other.trim() || null })
  }
  const field = (label: string, value: string, onChange: (typed: string) => void) => (
    <TextInput
      label={label}
      placeholder="Nieobowiązkowe"
      maxLength={EVENT_NAME_MAX}
      autoComplete="off"
      enterKeyHint="done"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="md" mb="md">
        {field(isSubstitution ? 'Kto schodzi' : 'Nazwisko', name, setName)}
        {isSubstitution && field('Kto wchodzi', other, setOther)}
        <Button type="submit" size="lg" fullWidth>
          {name.trim() || other.trim() ? 'Zapisz' : 'Bez nazwiska'}
        </Button>
      </Stack>
    </form>
  )
}
