import type { Player } from '#contract/player.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'

export const fullName = ({ firstName, lastName }: Pick<Player, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** A goal outlives its scorer's place in the squad. */
export function scorerName({ isOpponent, playerId }: ScorerEntry, players: readonly Player[]): string {
  if (isOpponent) return 'Gol przeciwnika'
  if (playerId === null) return 'Strzelec nieznany'
  const player = players.find(({ id }) => id === playerId)
  return player ? followedName(fullName(player)) : 'Zawodnik spoza kadry'
}
