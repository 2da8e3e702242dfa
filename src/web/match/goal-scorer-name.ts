import type { Player } from '#contract/player.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import type { EventKind, MatchEvent } from '#domain/match/events/match-event.ts'
import { useMatch } from '#web/match-store/use-match.ts'

export const fullName = ({ firstName, lastName }: Pick<Player, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Who did it, or, with `other`, who gave the assist or came on; null: nobody knows. */
export function personName(playerId: number | null, name: string | null, players: readonly Player[]): string | null {
  if (playerId === null) return name === null ? null : followedName(name)
  const player = players.find(({ id }) => id === playerId)
  // An event outlives its player's place in the squad.
  return player ? followedName(fullName(player)) : 'Zawodnik spoza kadry'
}

const MARKS: Partial<Record<EventKind, string>> = { ownGoal: ' (sam.)', penalty: ' (k.)' }

type Scored = Pick<MatchEvent, 'kind' | 'side' | 'playerId' | 'name'>

export function scorerName({ kind, side, playerId, name }: Scored, players: readonly Player[]): string {
  const nobody = side === 'theirs' ? 'Gol przeciwnika' : kind === 'ownGoal' ? 'Rywale' : 'Strzelec nieznany'
  return `${personName(playerId, name, players) ?? nobody}${MARKS[kind] ?? ''}`
}

/** By the id of a goal in the match's lists. */
export function useScorerName(players: readonly Player[]): (goalId: string) => string {
  const events = useMatch((match) => match.events)
  return (goalId) => {
    const goal = events.find(({ id }) => id === goalId)
    return goal ? scorerName(goal, players) : ''
  }
}
