import {
  EVENT_KINDS,
  type EventKind,
  type MatchEvent,
  type MatchSide,
  otherSide,
  sideOfPlayer,
} from '#domain/match/events/match-event.ts'
import type { EventChange } from '#domain/match/events/record-events.ts'
import { tidyMinute } from '../goal-minute.ts'

/** An event as it stands in the form: by whose player did it, which is what people know. */
export interface EventDraft {
  kind: EventKind
  playerSide: MatchSide
  minute: string
  playerId: number | null
  name: string
  otherId: number | null
  otherName: string
  note: string
}

export const draftOf = (event: MatchEvent): EventDraft => ({
  kind: event.kind,
  playerSide: sideOfPlayer(event),
  minute: event.minute,
  playerId: event.playerId,
  name: event.name ?? '',
  otherId: event.otherId,
  otherName: event.otherName ?? '',
  note: event.note ?? '',
})

const written = (text: string): string | null => text.trim() || null

function factsOf(draft: EventDraft) {
  const { kind, playerSide, minute } = draft
  const isOurs = playerSide === 'ours'
  const playerId = isOurs ? draft.playerId : null
  const hasOther = EVENT_KINDS[kind].other !== null
  const otherId = isOurs && hasOther ? draft.otherId : null
  return {
    kind,
    side: kind === 'ownGoal' ? otherSide(playerSide) : playerSide,
    minute: tidyMinute(minute),
    playerId,
    name: playerId === null ? written(draft.name) : null,
    otherId,
    otherName: hasOther && otherId === null ? written(draft.otherName) : null,
    note: written(draft.note),
  }
}

/** Only what was changed: what somebody else puts right meanwhile stays. */
export function changeOf(event: MatchEvent, draft: EventDraft): EventChange {
  const before = { ...factsOf(draftOf(event)) }
  const changed = Object.entries(factsOf(draft)).filter(
    ([name, value]) => value !== before[name as keyof typeof before],
  )
  return Object.fromEntries(changed)
}
