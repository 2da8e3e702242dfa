import type { Player } from '#contract/player.ts'
import { followedName } from '#domain/lineup/name-direction.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { SCORER_MARKS } from '#domain/match/events/scorer-marks.ts'
import { fullName } from '#domain/squad/full-name.ts'
import { useMatch } from '#web/match-store/use-match.ts'

/** Who did it, or, with `other`, who gave the assist or came on; null: nobody knows. */
export function personName(playerId: number | null, name: string | null, players: readonly Player[]): string | null {
  if (playerId === null) return name === null ? null : followedName(name)
  const player = players.find(({ id }) => id === playerId)
  // An event outlives its player's place in the squad.
  return player ? followedName(fullName(player)) : 'Zawodnik spoza kadry'
}

type Scored = Pick<MatchEvent, 'kind' | 'side' | 'playerId' | 'name'>

export function scorerName({ kind, side, playerId, name }: Scored, players: readonly Player[]): string {
  const nobody = side === 'theirs' ? 'Gol przeciwnika' : kind === 'ownGoal' ? 'Rywale' : 'Strzelec nieznany'
  return `${personName(playerId, name, players) ?? nobody}${SCORER_MARKS[kind] ?? ''}`
}

/** By the id of a goal in the match's lists. */
export function useScorerName(players: readonly Player[]): (goalId: string) => string {
  const events = useMatch((match) => match.events)
  return (goalId) => {
    const goal = events.find(({ id }) => id === goalId)
    return goal ? scorerName(goal, players) : ''
  }
}
