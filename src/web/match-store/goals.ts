import { goalMinute } from '#domain/match/clock-minute.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import {
  correctScore,
  type EventChange,
  editEvent,
  moveEventTo,
  recordEvent,
  takeBackEvent,
} from '#domain/match/events/record-events.ts'
import { newId } from '#web/api/new-id.ts'
import { useMatchesStore } from './matches-store.ts'
import { serverNow } from './server-clock.ts'
import { changeMatch } from './the-sync.ts'

/** The minute that the clock offers for a goal right now. */
export const offeredMinute = (match: ShownMatch): string => goalMinute(match, serverNow())

interface NewGoal {
  isOpponent: boolean
  playerId: number | null
  minute?: string
}

/** A goal: score, list of scorers and goal graphic follow from it. Its id. */
export function scoreGoal({ isOpponent, playerId, minute }: NewGoal): string {
  const id = newId()
  changeMatch((match) => {
    const goal = {
      id,
      kind: 'goal',
      side: isOpponent ? 'theirs' : 'ours',
      at: Math.round(serverNow()),
      device: useMatchesStore.getState().device,
      minute: minute ?? offeredMinute(match),
      playerId,
    } as const
    const selectedScorer = isOpponent ? match.selectedScorer : playerId
    return { ...recordEvent(match, goal), isOpponentGoal: isOpponent, selectedScorer }
  }, 'now')
  return id
}

/** A goal that was none: it leaves score and list everywhere; the clock does not notice. */
export const takeBackGoal = (id: string): void => changeMatch((match) => takeBackEvent(match, id), 'now')

export const editGoal = (id: string, change: EventChange): void => changeMatch((match) => editEvent(match, id, change))

/** `to` is its place among the goals afterwards, counted from 0. */
export function reorderGoal(id: string, to: number): void {
  changeMatch((match) => {
    const goals = match.scorers.filter((entry) => entry.id !== id)
    const standing = match.events.filter((event) => !event.isTakenBack && event.id !== id)
    const after = goals[to]
    const place = after ? standing.findIndex((event) => event.id === after.id) : standing.length
    return moveEventTo(match, id, place)
  })
}

/** The score as it is set by hand on either screen; one that was decided on paper is not. */
export const setScore = (home: number, away: number): void =>
  changeMatch((match) => (match.ruling ? match : correctScore(match, { home, away })))
