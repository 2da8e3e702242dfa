import type { Team } from '#contract/team.ts'
import { useSession } from '#web/api/session.ts'
import { useTeams } from '#web/api/teams.ts'
import { useMatchesStore } from './matches-store.ts'
import { useOpenMatch } from './open-match.ts'

/** Whose match is on the screen; null in a club of one team, where nobody asks. */
export function useMatchTeam(): Team | null {
  const teams = useTeams(Boolean(useSession().data)).data ?? []
  const team = useOpenMatch((open) => open.team)
  if (teams.length < 2) return null
  return teams.find(({ id, isDefault }) => (team === null ? isDefault : id === team)) ?? null
}

/** The team that this browser works with from now on. */
export function rememberTeam({ id, isDefault }: Team): void {
  useMatchesStore.setState({ team: isDefault ? null : id })
}

/** False: another team's match was opened by its address. */
export function useIsRememberedTeam(): boolean {
  const remembered = useMatchesStore((stored) => stored.team)
  return useOpenMatch((open) => open.team === remembered)
}
