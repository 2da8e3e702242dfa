import type { MatchTimeState } from '#domain/match/clock.ts'
import { recordFrom, textFrom } from '#domain/match/gate.ts'
import type { Tx } from '#server/db/client.ts'

export type PushKind = 'goal' | 'goal-taken-back' | 'half-time' | 'full-time' | 'lineup-published'

interface PushEvent {
  kind: PushKind
  /** What it is about; with the kind it tells one event from another. */
  subject: string
  payload: object
}

export interface MatchMomentState {
  state: MatchTimeState
  scorers: readonly unknown[]
  score: string
}

const byId = (scorers: readonly unknown[]): Map<string, object> =>
  new Map(scorers.map((entry) => [textFrom(recordFrom(entry).id) ?? '', recordFrom(entry)]))

/** What has happened between two states of one match that a fan would want to be told. */
export function pushEvents(before: MatchMomentState | null, after: MatchMomentState): PushEvent[] {
  const [old, now] = [byId(before?.scorers ?? []), byId(after.scorers)]
  const { score } = after
  const goals = [...now]
    .filter(([id]) => !old.has(id))
    .map(([id, goal]): PushEvent => ({ kind: 'goal', subject: id, payload: { ...goal, score } }))
  const takenBack = [...old]
    .filter(([id]) => !now.has(id))
    .map(([id, goal]): PushEvent => ({ kind: 'goal-taken-back', subject: id, payload: { ...goal, score } }))
  const hasTurned = (to: MatchTimeState) => after.state === to && before !== null && before.state !== to
  const whistle: PushEvent[] = [
    ...(hasTurned('halftime') ? [{ kind: 'half-time' as const, subject: 'halftime', payload: { score } }] : []),
    ...(hasTurned('finished') ? [{ kind: 'full-time' as const, subject: 'finished', payload: { score } }] : []),
  ]
  return [...goals, ...takenBack, ...whistle]
}

export async function recordPush(tx: Tx, matchId: number, events: readonly PushEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ kind, subject, payload }) => ({
    match_id: matchId,
    kind,
    subject,
    payload: JSON.stringify(payload),
  }))
  await tx.insertInto('push_outbox').values(rows).execute()
}
