import '@mantine/core/styles/Chip.layer.css'
import { Chip, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTeams } from '#web/api/teams.ts'
import { rememberTeam, useMatchTeam } from '#web/match-store/match-team.ts'

/** Whose matches are listed, and whose current match all screens show. Nothing in a club of one team. */
export function TeamSwitch() {
  const teams = useTeams().data ?? []
  const team = useMatchTeam()
  const navigate = useNavigate()
  if (!team) return null
  const choose = (value: string) => {
    const chosen = teams.find(({ id }) => String(id) === value)
    if (!chosen) return
    rememberTeam(chosen)
    // A match that is open is of another team.
    void navigate({ to: '.', search: { mecz: undefined }, replace: true })
  }
  return (
    <Group role="radiogroup" aria-label="Drużyna" gap="xs" mb="lg">
      <Chip.Group value={String(team.id)} onChange={choose}>
        {teams.map(({ id, name }) => (
          <Chip key={id} value={String(id)} size="md" variant="light">
            {name}
          </Chip>
        ))}
      </Chip.Group>
    </Group>
  )
}
