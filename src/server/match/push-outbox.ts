import { isDeepStrictEqual } from 'node:util'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { type GoalNewsKind, goalNews } from '#domain/match/events/goal-news.ts'
import { finalScore } from '#domain/match/graphic-subject.ts'
import { scoreText } from '#domain/match/score.ts'
import { type Whistle, whistleBetween } from '#domain/match/whistle.ts'
import type { Tx } from '#server/db/client.ts'
import type { NamedRecord } from './named-record.ts'

export type PushKind = GoalNewsKind | Whistle['kind'] | 'lineup-published'

const WHISTLES: readonly Whistle['kind'][] = ['half-time', 'full-time']

interface PushEvent {
  kind: PushKind
  /** What it is about; with the kind it tells one event from another. */
  subject: string
  payload: object
}

/** What has happened between two states of one match that a fan would want to be told. */
export function pushEvents(
  before: MatchState | null,
  after: MatchState,
  { nameEvent }: Pick<NamedRecord, 'nameEvent'>,
): PushEvent[] {
  const score = scoreText(finalScore(after))
  const goals = goalNews(before?.events ?? [], after.events).map(({ kind, goal }) => ({
    kind,
    subject: goal.id,
    payload: { ...nameEvent(goal), score },
  }))
  const whistle = before && whistleBetween(before, after)
  if (!whistle) return goals
  const { kind, stage, ...facts } = whistle
  return [...goals, { kind, subject: stage, payload: { score, ...facts } }]
}

/** Null where the club has only the one. */
async function namedTeam(tx: Tx, matchId: number): Promise<{ id: number; name: string } | null> {
  const teams = await tx.selectFrom('teams').select(['id', 'name']).limit(2).execute()
  if (teams.length < 2) return null
  return tx
    .selectFrom('teams')
    .innerJoin('matches', 'matches.team_id', 'teams.id')
    .select(['teams.id', 'teams.name'])
    .where('matches.id', '=', matchId)
    .executeTakeFirstOrThrow()
}

/** A press that was undone and made again is no news. */
async function isToldLast(tx: Tx, row: { match_id: number; kind: PushKind; subject: string; payload: object }) {
  const last = await tx
    .selectFrom('push_outbox')
    .select(['kind', 'subject', 'payload'])
    .where('match_id', '=', row.match_id)
    .where('kind', 'in', WHISTLES)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === row.kind && last.subject === row.subject && isDeepStrictEqual(last.payload, row.payload)
}

export async function recordPush(tx: Tx, matchId: number, events: readonly PushEvent[]): Promise<void> {
  if (events.length === 0) return
  const team = await namedTeam(tx, matchId)
  for (const { kind, subject, payload } of events) {
    const row = { match_id: matchId, kind, subject, payload: team ? { ...payload, team } : payload }
    if (WHISTLES.some((whistle) => whistle === kind) && (await isToldLast(tx, row))) continue
    await tx
      .insertInto('push_outbox')
      .values({ ...row, payload: JSON.stringify(row.payload) })
      .execute()
  }
}
