import { NativeSelect } from '@mantine/core'
import { useTeams } from '#web/api/teams.ts'

const ALL = ''

interface TeamFilterProps {
  /** Null: all of them. */
  teamId: number | null
  onChange: (teamId: number | null) => void
}

/** Where the club has one team, there is nothing to choose from. */
export function TeamFilter({ teamId, onChange }: TeamFilterProps) {
  const teams = useTeams().data ?? []
  if (teams.length < 2) return null
  const options = teams.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <NativeSelect
      size="md"
      aria-label="Drużyna"
      data={[{ value: ALL, label: 'Wszystkie drużyny' }, ...options]}
      value={teamId === null ? ALL : String(teamId)}
      onChange={({ currentTarget: { value } }) => onChange(value === ALL ? null : Number(value))}
    />
  )
}
