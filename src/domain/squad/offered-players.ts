import type { NamedPlayer } from '../lineup/names.ts'
import { searchPlayers } from '../lineup/player-search.ts'

interface TeamPlayer extends NamedPlayer {
  id: number
  number: number
  teamIds: readonly number[]
}

interface Offered<Player> {
  own: Player[]
  /** Of other teams: they may play too, but are out of the way until they are looked for. */
  guests: Player[]
  hasGuests: boolean
}

/** Whoever is in the team, or in its line-up already. `teamId` is null in a club of one team: then everybody is. */
export function offeredPlayers<Player extends TeamPlayer>(
  players: readonly Player[],
  teamId: number | null,
  taken: ReadonlySet<number>,
  query: string,
): Offered<Player> {
  const isOwn = ({ id, teamIds }: Player) => teamId === null || teamIds.includes(teamId) || taken.has(id)
  const found = searchPlayers(players, query)
  return {
    own: found.filter(isOwn),
    guests: query.trim() === '' ? [] : found.filter((player) => !isOwn(player)),
    hasGuests: !players.every(isOwn),
  }
}
