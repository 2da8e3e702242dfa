import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { isGoal, type MatchEvent } from '#domain/match/events/match-event.ts'
import {
  correctMinute,
  type EventChange,
  editEvent,
  moveEventTo,
  recordEvent,
  takeBackEvent,
} from '#domain/match/events/record-events.ts'
import { type Doubt, keepBoth, keepOne } from '#domain/match/events/same-goal.ts'
import { cardGiven } from '#domain/match/events/second-yellow.ts'
import { choiceOf } from '#domain/match/events/shown-goal.ts'
import { newId } from '#web/api/new-id.ts'
import { offeredMinute } from './goals.ts'
import { useMatchesStore } from './matches-store.ts'
import { serverNow } from './server-clock.ts'
import { changeMatch } from './the-sync.ts'

export type EventFacts = Pick<MatchEvent, 'kind' | 'side'> &
  Partial<Pick<MatchEvent, 'minute' | 'playerId' | 'name' | 'otherId' | 'otherName' | 'note'>>

/** A goal that was just recorded is what the goal screen is about. */
function withShown(match: ShownMatch, event: Pick<MatchEvent, 'id' | 'kind' | 'side'>, playerId: number | null) {
  if (!isGoal(event)) return match
  const isOpponentGoal = event.side === 'theirs'
  const selectedScorer = isOpponentGoal || event.kind === 'ownGoal' ? match.selectedScorer : playerId
  return { ...match, isOpponentGoal, selectedScorer, shownGoal: choiceOf(match.events, event.id) }
}

/** What has just happened, or at the given minute. Score, lists, who plays and the graphics follow. Its id. */
export function recordMatchEvent({ playerId = null, name = null, ...facts }: EventFacts): string {
  const id = newId()
  changeMatch((match) => {
    const kind = cardGiven(match.events, { ...facts, playerId, name })
    const event = {
      ...facts,
      id,
      kind,
      playerId,
      name,
      at: Math.round(serverNow()),
      device: useMatchesStore.getState().device,
      minute: facts.minute ?? offeredMinute(match),
    }
    return withShown(recordEvent(match, event), event, playerId)
  }, 'now')
  return id
}

export const editMatchEvent = (id: string, change: EventChange): void =>
  changeMatch((match) => {
    const edited = editEvent(match, id, change)
    const before = match.events.find((event) => event.id === id)
    // One that was moved by hand stays where it was put while its minute is the same.
    return change.minute === undefined || change.minute === before?.minute
      ? edited
      : correctMinute(edited, id, change.minute)
  }, 'now')

/** It was none: whatever followed from it no longer does; the clock does not notice. */
export const takeBackMatchEvent = (id: string): void => changeMatch((match) => takeBackEvent(match, id), 'now')

/** It was one after all. */
export const restoreMatchEvent = (id: string): void => editMatchEvent(id, { isTakenBack: false })

/** `to` is its place among those that stand, counted from 0. */
export const moveMatchEvent = (id: string, to: number): void => changeMatch((match) => moveEventTo(match, id, to))

export const answerOneGoal = (doubt: Doubt, keptId: string): void =>
  changeMatch((match) => keepOne(match, doubt, keptId), 'now')
export const answerTwoGoals = (doubt: Doubt): void => changeMatch((match) => keepBoth(match, doubt), 'now')
