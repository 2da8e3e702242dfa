import { Checkbox, Group } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Player } from '#contract/player.ts'
import { useTeams } from '#web/api/teams.ts'
import type { PlayerFormValues } from './player-fields.tsx'

interface TeamChoiceProps {
  form: UseFormReturnType<PlayerFormValues>
  player: Player | undefined
}

/** Which teams the player is in. Where the club has one, there is nothing to choose. */
export function TeamChoice({ form, player }: TeamChoiceProps) {
  const teams = useTeams().data ?? []
  if (teams.length < 2) return null
  const usual = teams.filter(({ isDefault }) => isDefault).map(({ id }) => id)
  const chosen = form.values.teamIds ?? player?.teamIds ?? usual
  return (
    <Checkbox.Group
      label="Drużyny"
      withAsterisk
      size="md"
      error={form.errors.teamIds}
      value={chosen.map(String)}
      onChange={(ids) => form.setFieldValue('teamIds', ids.map(Number))}
    >
      <Group gap="md" mt={6} mb={4}>
        {teams.map(({ id, name }) => (
          <Checkbox key={id} size="md" value={String(id)} label={name} data-path="teamIds" />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
