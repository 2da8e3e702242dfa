import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { Team } from '#contract/team.ts'
import { teamName } from '#contract/team-data.ts'
import { TEAM_NAME_MAX } from '#domain/team/team-name.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { useSaveTeam } from '#web/api/team-changes.ts'
import { toastSuccess } from '#web/ui/toast.tsx'

interface TeamNameFormProps {
  /** The one to rename; left out, a new one is added. */
  team?: Team
  onDone: () => void
}

/** In the place of the row it changes. Escape closes it. */
export function TeamNameForm({ team, onDone }: TeamNameFormProps) {
  const [name, setName] = useState(team?.name ?? '')
  const save = useSaveTeam()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { id: team?.id, change: { name: name.trim() } },
      {
        onSuccess: () => {
          toastSuccess(team ? 'Nazwa drużyny zmieniona' : 'Drużyna dodana')
          onDone()
        },
      },
    )
  }
  const cancelByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !save.isPending) onDone()
  }
  return (
    <form onSubmit={submit} onKeyDown={cancelByKey}>
      <Stack gap="xs" py={4}>
        <TextInput
          label={team ? `Nowa nazwa: ${team.name}` : 'Nazwa nowej drużyny'}
          placeholder={team ? undefined : 'np. Juniorzy'}
          value={name}
          maxLength={TEAM_NAME_MAX}
          autoComplete="off"
          autoFocus
          error={save.error && serverMessage(save.error)}
          onChange={(event) => {
            setName(event.currentTarget.value)
            save.reset()
          }}
        />
        <Group gap="xs">
          <Button type="submit" disabled={!teamName.safeParse(name).success} loading={save.isPending}>
            {team ? 'Zapisz' : 'Dodaj'}
          </Button>
          <Button variant="default" onClick={onDone} disabled={save.isPending}>
            Anuluj
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
