import { NativeSelect, Stack } from '@mantine/core'
import type { LeagueTeam } from '#domain/table/league.ts'
import type { NamedTeam } from '#domain/table/league-names.ts'

interface UnknownTeamsProps {
  names: ReadonlyMap<string, NamedTeam>
  teams: readonly LeagueTeam[]
  onChoose: (name: string, team: string) => void
}

/** Names that no team of the league has: new ones, unless somebody says whose they are. */
export function UnknownTeams({ names, teams, onChoose }: UnknownTeamsProps) {
  // In a league without teams everybody is new, and nobody need be asked.
  if (teams.length <= 1) return null
  const known = new Set(teams.map(({ name }) => name))
  const asked = [...names].filter(([name, { isNew, team }]) => !known.has(name) && (isNew || team !== name))
  const unsure = asked.filter(([, { isNew, nearest }]) => isNew || nearest.length > 0)
  if (unsure.length === 0) return null
  return (
    <Stack gap="xs">
      {unsure.map(([name, { team, nearest }]) => (
        <NativeSelect
          key={name}
          label={`„${name}”`}
          data={[
            { value: name, label: 'Nowa drużyna' },
            ...nearest.map((near) => ({ value: near, label: `To ${near}` })),
            ...teams
              .filter((other) => !nearest.includes(other.name))
              .map((other) => ({ value: other.name, label: `To ${other.name}` })),
          ]}
          value={team}
          onChange={(event) => onChoose(name, event.currentTarget.value)}
        />
      ))}
    </Stack>
  )
}
