import { useQuery } from '@tanstack/react-query'
import { publicTeamsQuery } from '#web/api/teams.ts'
import { TeamChips } from '#web/ui/team-chips.tsx'
import classes from './fan-teams.module.css'

interface FanTeamsProps {
  /** Null: the default one. */
  team: number | null
  onChoose: (team: number | null) => void
}

/** Whose matches the app shows; nothing where the club has one team. */
export function FanTeams({ team, onChoose }: FanTeamsProps) {
  const teams = useQuery(publicTeamsQuery).data ?? []
  const shown = teams.find(({ id, isDefault }) => (team === null ? isDefault : id === team))
  if (teams.length < 2 || !shown) return null
  return (
    <TeamChips
      className={classes.teams}
      teams={teams}
      value={shown}
      onChoose={({ id, isDefault }) => onChoose(isDefault ? null : id)}
    />
  )
}
