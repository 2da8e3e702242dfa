import type { Player } from '#contract/player.ts'
import { offeredPlayers } from '#domain/squad/offered-players.ts'
import { useMatchTeam } from '#web/match-store/match-team.ts'
import { useMatch } from '#web/match-store/use-match.ts'

export const OTHER_TEAMS = 'Inne drużyny'
export const OTHER_TEAMS_HINT = 'Zawodników innych drużyn znajdziesz, wpisując nazwisko.'

const NOBODY: readonly number[] = []

/** The players of the match's team; those of others when they are looked for. `chosen`: who stays in sight besides. */
export function useOfferedPlayers(players: readonly Player[], query: string, chosen = NOBODY) {
  const positions = useMatch((match) => match.positions)
  const bench = useMatch((match) => match.benchPlayers)
  const teamId = useMatchTeam()?.id ?? null
  const taken = new Set([...positions.flatMap(({ playerId }) => playerId ?? []), ...bench, ...chosen])
  const offered = offeredPlayers(players, teamId, taken, query)
  return { ...offered, isHintDue: offered.hasGuests && query.trim() === '' }
}
