import { countedGoals } from '../match/events/event-score.ts'
import { type MatchEvent, sideOfPlayer } from '../match/events/match-event.ts'
import { minutesPlayed } from './minutes-played.ts'
import type { PlayedMatch } from './played-match.ts'

/** What a player's season comes to. */
export interface PlayerFigures {
  playerId: number
  appearances: number
  /** Of those, in the eleven. */
  starts: number
  minutes: number
  goals: number
  /** Of those, from the spot. */
  penalties: number
  ownGoals: number
  assists: number
  yellowCards: number
  redCards: number
}

const blank = (playerId: number): PlayerFigures => ({
  playerId,
  appearances: 0,
  starts: 0,
  minutes: 0,
  goals: 0,
  penalties: 0,
  ownGoals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
})

type Counted = Exclude<keyof PlayerFigures, 'playerId'>

class Tally {
  readonly byPlayer = new Map<number, PlayerFigures>()

  add(playerId: number | null, counted: Counted, by = 1): void {
    if (playerId === null) return
    const before = this.byPlayer.get(playerId) ?? blank(playerId)
    this.byPlayer.set(playerId, { ...before, [counted]: before[counted] + by })
  }
}

function addGoal(tally: Tally, { kind, playerId, otherId }: MatchEvent): void {
  if (kind === 'ownGoal') {
    tally.add(playerId, 'ownGoals')
    return
  }
  tally.add(playerId, 'goals')
  if (kind === 'penalty') tally.add(playerId, 'penalties')
  else tally.add(otherId, 'assists')
}

/** A second yellow card is a yellow one and a sending-off. */
function addCard(tally: Tally, { kind, playerId }: MatchEvent): void {
  if (kind === 'yellowCard' || kind === 'secondYellowCard') tally.add(playerId, 'yellowCards')
  if (kind === 'redCard' || kind === 'secondYellowCard') tally.add(playerId, 'redCards')
}

function addMatch(tally: Tally, match: PlayedMatch): void {
  if (match.isRuled) return
  for (const id of match.eleven) tally.add(id, 'starts')
  for (const [id, minutes] of minutesPlayed(match)) {
    tally.add(id, 'appearances')
    tally.add(id, 'minutes', minutes)
  }
  const isOurs = (event: MatchEvent) => sideOfPlayer(event) === 'ours'
  for (const goal of countedGoals(match.events).filter(isOurs)) addGoal(tally, goal)
  for (const event of match.events) if (isOurs(event) && !event.isTakenBack) addCard(tally, event)
}

/** Scorers first: by goals, then by assists, then by minutes. */
const inOrderOfGoals = (one: PlayerFigures, other: PlayerFigures): number =>
  other.goals - one.goals || other.assists - one.assists || other.minutes - one.minutes || one.playerId - other.playerId

export function playerFigures(matches: readonly PlayedMatch[]): PlayerFigures[] {
  const tally = new Tally()
  for (const match of matches) addMatch(tally, match)
  return [...tally.byPlayer.values()].sort(inOrderOfGoals)
}
