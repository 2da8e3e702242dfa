import type { MatchState } from '#domain/match/document/match-state.ts'
import type { Tx } from '#server/db/client.ts'
import type { NamedEvent } from './named-record.ts'

export type PushKind = 'goal' | 'goal-taken-back' | 'goal-corrected' | 'half-time' | 'full-time' | 'lineup-published'

interface PushEvent {
  kind: PushKind
  /** What it is about; with the kind it tells one event from another. */
  subject: string
  payload: object
}

export interface ToldMatch {
  state: MatchState['matchTimeState']
  /** Goals alone, as fans were told them. */
  goals: readonly NamedEvent[]
  score: string
}

const byId = (goals: readonly NamedEvent[]) => new Map(goals.map((goal) => [goal.id, goal]))

/** What a fan saw of a goal; the score beside it changes with every goal before it. */
const factsOf = ({ kind, side, minute, player, name }: NamedEvent): string =>
  JSON.stringify([kind, side, minute, player?.id ?? null, name])

/** What has happened between two states of one match that a fan would want to be told. */
export function pushEvents(before: ToldMatch | null, after: ToldMatch): PushEvent[] {
  const [old, now] = [byId(before?.goals ?? []), byId(after.goals)]
  const { score } = after
  const tell = (kind: PushKind, goal: NamedEvent): PushEvent => ({
    kind,
    subject: goal.id,
    payload: { ...goal, score },
  })
  const goals = after.goals.filter(({ id }) => !old.has(id)).map((goal) => tell('goal', goal))
  const corrected = after.goals
    .filter((goal) => {
      const told = old.get(goal.id)
      return told && factsOf(told) !== factsOf(goal)
    })
    .map((goal) => tell('goal-corrected', goal))
  const takenBack = [...old.values()].filter(({ id }) => !now.has(id)).map((goal) => tell('goal-taken-back', goal))
  const hasTurned = (to: ToldMatch['state']) => after.state === to && before !== null && before.state !== to
  const whistle: PushEvent[] = [
    ...(hasTurned('halftime') ? [{ kind: 'half-time' as const, subject: 'halftime', payload: { score } }] : []),
    ...(hasTurned('finished') ? [{ kind: 'full-time' as const, subject: 'finished', payload: { score } }] : []),
  ]
  return [...goals, ...corrected, ...takenBack, ...whistle]
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

export async function recordPush(tx: Tx, matchId: number, events: readonly PushEvent[]): Promise<void> {
  if (events.length === 0) return
  const team = await namedTeam(tx, matchId)
  const rows = events.map(({ kind, subject, payload }) => ({
    match_id: matchId,
    kind,
    subject,
    payload: JSON.stringify(team ? { ...payload, team } : payload),
  }))
  await tx.insertInto('push_outbox').values(rows).execute()
}
