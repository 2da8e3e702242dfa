import { useLayoutEffect } from 'react'
import { useTeams } from '#web/api/teams.ts'
import { type NamedTeam, useMatchesStore } from './matches-store.ts'
import { showTeam, useOpenMatch } from './open-match.ts'

/** The team whose match was opened by its address; else the one that this browser works with. */
export function useTeamOnScreen(isSignedIn: boolean): NamedTeam {
  const chosen = useOpenMatch((open) => open.chosen)
  const remembered = useMatchesStore((stored) => stored.team)
  const opened = useMatchesStore(({ teamIds, toMake }) =>
    chosen === null ? undefined : (teamIds[chosen] ?? toMake[chosen]?.teamId),
  )
  const teams = useTeams(isSignedIn).data
  const found = teams?.find(({ id }) => id === opened)
  // Of a team that was deleted nothing is left to show.
  const kept = teams?.every(({ id, isDefault }) => id !== remembered || isDefault) ? null : remembered
  const team = found ? (found.isDefault ? null : found.id) : kept
  // Before anything is painted: no match stands under another team's name.
  useLayoutEffect(() => showTeam(team), [team])
  return team
}
