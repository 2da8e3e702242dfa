import { useState } from 'react'
import type { Team } from '#contract/team.ts'
import { useTeams } from '#web/api/teams.ts'

/** The team whose players are shown; null: all of them, also when the chosen one has been deleted. */
export function useChosenTeam(): [Team | null, (teamId: number | null) => void] {
  const [chosenId, choose] = useState<number | null>(null)
  const teams = useTeams().data ?? []
  const chosen = teams.length > 1 ? teams.find(({ id }) => id === chosenId) : undefined
  return [chosen ?? null, choose]
}
