import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SeasonChoices } from '#contract/staff-match.ts'
import { COMPETITION_MAX_LENGTH } from '#domain/match/document/match-state.ts'
import { competitionKey } from '#domain/season/competition.ts'
import { useChangeCompetition } from '#web/api/competitions.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { toastSuccess } from '#web/ui/toast.tsx'

interface RenameCompetitionProps {
  competition: SeasonChoices['competitionKinds'][number]
  all: SeasonChoices['competitionKinds']
  onLeave: (name: string | null) => void
}

/** A name that another competition has makes one of the two: that is said before it is done. */
export function RenameCompetition({ competition: { name }, all, onLeave }: RenameCompetitionProps) {
  const [typed, setTyped] = useState(name)
  const change = useChangeCompetition()
  const key = competitionKey(typed)
  const other = all.find((each) => each.name !== name && competitionKey(each.name) === key)
  const save = () =>
    change.mutate(
      { name, newName: typed },
      {
        onSuccess: (saved) => {
          toastSuccess(other ? `Połączono z rozgrywkami „${saved.name}”` : 'Nazwa rozgrywek zmieniona')
          onLeave(saved.name)
        },
      },
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === name) onLeave(null)
        else save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave(null)
      }}
    >
      <Stack gap="sm" mt="sm">
        <TextInput
          label="Nowa nazwa"
          description={other ? undefined : 'Zmieni się we wszystkich meczach i tabelach tych rozgrywek.'}
          autoComplete="off"
          autoFocus
          maxLength={COMPETITION_MAX_LENGTH}
          value={typed}
          error={change.isError && serverMessage(change.error)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {other && (
          <Text size="sm" role="status">
            Rozgrywki „{other.name}” już są. Wszystkie mecze i tabele „{name}” przejdą do nich i tego nie da się cofnąć.
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => onLeave(null)}>
            Anuluj
          </Button>
          <Button type="submit" loading={change.isPending} disabled={typed.trim() === ''}>
            {other ? 'Połącz' : 'Zapisz nazwę'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
