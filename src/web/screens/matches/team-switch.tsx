import { useNavigate } from '@tanstack/react-router'
import type { Team } from '#contract/team.ts'
import { useTeams } from '#web/api/teams.ts'
import { rememberTeam, useMatchTeam } from '#web/match-store/match-team.ts'
import { TeamChips } from '#web/ui/team-chips.tsx'

/** Whose matches are listed, and whose current match all screens show. Nothing in a club of one team. */
export function TeamSwitch() {
  const teams = useTeams().data ?? []
  const team = useMatchTeam()
  const navigate = useNavigate()
  if (!team) return null
  const choose = (chosen: Team) => {
    rememberTeam(chosen)
    // A match that is open is of another team.
    void navigate({ to: '.', search: { mecz: undefined }, replace: true })
  }
  return <TeamChips teams={teams} value={team} onChoose={choose} />
}
