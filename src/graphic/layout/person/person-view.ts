import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { type MatchEvent, sideOfPlayer } from '#domain/match/events/match-event.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { Catalogue } from '../../catalogue.ts'
import { calmly, type MatchView, matchView, type PlayerView, playerNamed } from '../../match-view.ts'
import { scoreAtEvent } from '../../told-event.ts'

/** A moment of one person: whom it is about, when, and what the score was. */
export interface PersonView extends MatchView {
  homeScore: number
  awayScore: number
  minute: string | null
  /** One of ours, of the squad. */
  player: PlayerView | null
  /** Empty: nobody knows it. */
  name: string
  isOurs: boolean
}

export function personOfEvent(match: ShownMatch, catalogue: Catalogue, event: MatchEvent | null): PersonView {
  const { home, away } = scoreAtEvent(match, event)
  const isOurs = event === null || sideOfPlayer(event) === 'ours'
  const player = isOurs ? calmly(playerNamed(catalogue, event?.playerId ?? null)) : null
  return {
    ...matchView(match, catalogue),
    homeScore: home,
    awayScore: away,
    minute: event?.minute || null,
    player,
    name: player ? fullName(player) : (event?.name ?? ''),
    isOurs,
  }
}
