import type { Player } from '#contract/player.ts'
import { EVENT_NAMES } from '#domain/match/events/event-words.ts'
import { EVENT_KINDS, isGoal, type MatchEvent, sideOfPlayer } from '#domain/match/events/match-event.ts'
import { personName, scorerName } from '../goal-scorer-name.ts'

type Told = Pick<MatchEvent, 'kind' | 'side' | 'playerId' | 'name' | 'otherId' | 'otherName' | 'note'>

/** Whom or what it is about, as the list of events names it. */
export function eventTitle(event: Told, players: readonly Player[]): string {
  if (event.kind === 'note') return event.note ?? EVENT_NAMES.note
  if (isGoal(event)) return scorerName(event, players)
  const nobody = sideOfPlayer(event) === 'theirs' ? 'Rywale' : 'Zawodnik nieznany'
  return personName(event.playerId, event.name, players) ?? nobody
}

function otherWords({ kind, otherId, otherName }: Told, players: readonly Player[]): string | null {
  const who = personName(otherId, otherName, players)
  const { other } = EVENT_KINDS[kind]
  if (who === null || other === null) return null
  return other === 'assist' ? `asysta: ${who}` : `wchodzi: ${who}`
}

/** What it was, and whatever else is known. */
export function eventDetails(event: Told, players: readonly Player[]): string {
  const kind = event.kind === 'note' ? null : EVENT_NAMES[event.kind]
  const note = event.kind === 'note' ? null : event.note
  return [kind, otherWords(event, players), note].filter(Boolean).join(' · ')
}

/** In one line, for toasts and labels. */
export const eventLine = (event: Told & Pick<MatchEvent, 'minute'>, players: readonly Player[]): string =>
  [event.minute, eventDetails(event, players), eventTitle(event, players)].filter(Boolean).join(', ')
