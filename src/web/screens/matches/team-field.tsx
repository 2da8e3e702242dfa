import { NativeSelect } from '@mantine/core'
import type { Team } from '#contract/team.ts'

interface TeamFieldProps {
  teams: readonly Team[]
  value: number
  onChange: (teamId: number) => void
}

export const TeamField = ({ teams, value, onChange }: TeamFieldProps) => (
  <NativeSelect
    label="Drużyna"
    description="Mecz należy do niej na zawsze."
    data={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
    value={String(value)}
    onChange={(event) => onChange(Number(event.currentTarget.value))}
  />
)
