import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { madeTogether } from '#domain/match/events/made-together.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { fullName } from '#domain/squad/full-name.ts'
import type { Catalogue } from '../../catalogue.ts'
import { calmly, type MatchView, matchView, type PlayerView, playerNamed } from '../../match-view.ts'
import { scoreAtEvent, toldEvent } from '../../told-event.ts'

export interface ChangedPerson {
  /** One of ours, of the squad. */
  player: PlayerView | null
  name: string
}

/** Null: nobody knows who. */
export interface Change {
  on: ChangedPerson | null
  off: ChangedPerson | null
}

export interface SubstitutionView extends MatchView {
  homeScore: number
  awayScore: number
  minute: string | null
  isOurs: boolean
  /** In the order in which they were made. */
  changes: readonly Change[]
}

const changeOf = (match: ShownMatch, asked: string | null) => toldEvent(match, ['substitution'], asked)

/** The one asked for, else the newest, and those made together with it. */
export function changesOf(match: ShownMatch, asked: string | null): MatchEvent[] {
  const change = changeOf(match, asked)
  return change ? madeTogether(match.events, change) : []
}

export function substitutionView(match: ShownMatch, catalogue: Catalogue, eventId: string | null): SubstitutionView {
  const events = changesOf(match, eventId)
  const last = events.at(-1) ?? null
  const { home, away } = scoreAtEvent(match, last)
  const isOurs = last?.side !== 'theirs'
  const person = (id: number | null, name: string | null): ChangedPerson | null => {
    const player = isOurs ? calmly(playerNamed(catalogue, id)) : null
    if (player) return { player, name: fullName(player) }
    return name ? { player: null, name } : null
  }
  return {
    ...matchView(match, catalogue),
    homeScore: home,
    awayScore: away,
    minute: last?.minute || null,
    isOurs,
    changes: events.map((event) => ({
      on: person(event.otherId, event.otherName),
      off: person(event.playerId, event.name),
    })),
  }
}
