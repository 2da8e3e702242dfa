import '@mantine/core/styles/Chip.layer.css'
import { Chip } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { publicTeamsQuery } from '#web/api/teams.ts'
import classes from './fan-teams.module.css'

interface FanTeamsProps {
  /** Null: the default one. */
  team: number | null
  onChoose: (team: number | null) => void
}

/** Whose matches the app shows; nothing where the club has one team. */
export function FanTeams({ team, onChoose }: FanTeamsProps) {
  const teams = useQuery(publicTeamsQuery).data ?? []
  if (teams.length < 2) return null
  const shown = teams.find(({ id, isDefault }) => (team === null ? isDefault : id === team))
  const choose = (value: string) => {
    const chosen = teams.find(({ id }) => String(id) === value)
    onChoose(!chosen || chosen.isDefault ? null : chosen.id)
  }
  return (
    <div className={classes.teams} role="radiogroup" aria-label="Drużyna">
      <Chip.Group value={String(shown?.id)} onChange={choose}>
        {teams.map(({ id, name }) => (
          <Chip key={id} value={String(id)} size="sm" variant="light">
            {name}
          </Chip>
        ))}
      </Chip.Group>
    </div>
  )
}
