import { type MatchClock, NEW_CLOCK } from '#domain/match/clock.ts'
import { type MatchStatus, matchOfSave, matchStatus } from '#domain/match/current-match.ts'
import type { Tx } from '#server/db/client.ts'
import { kickOff, type MatchPlan, planOf, recordOf } from './match-record.ts'
import { type MatchMomentState, pushEvents, recordPush } from './push-outbox.ts'
import { clockFrom, type SharedValues } from './shared-values.ts'

export interface MatchMoment {
  now: number
  timeZone: string
}

interface KeptMatch {
  matchId: number | null
  /** A match was over and another one has begun to be prepared: clock and score start from nothing. */
  startsAnew: boolean
}

const findCurrent = (tx: Tx) =>
  tx
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select(['matches.id', 'opponent_id', 'match_day', 'status', 'scorers', 'match_time_state'])
    .where('is_current', '=', true)
    .executeTakeFirst()

const findOpponent = (tx: Tx, id: number) =>
  tx.selectFrom('opponents').select(['id', 'name', 'logo']).where('id', '=', id).executeTakeFirst()

/** Its record stays, and a match that had begun is over for the fans. The id of the match that was current. */
export async function endCurrentMatch(tx: Tx): Promise<number | null> {
  const ended = await tx
    .updateTable('matches')
    .set({ is_current: false })
    .where('is_current', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return null
  await tx
    .updateTable('public_matches')
    .set({ status: 'finished', match_time_state: 'finished' })
    .where('match_id', '=', ended.id)
    .where('status', 'in', ['live', 'halftime'])
    .execute()
  return ended.id
}

async function writePublic(
  tx: Tx,
  matchId: number,
  plan: MatchPlan,
  clock: MatchClock,
  status: MatchStatus,
): Promise<void> {
  const row = {
    status,
    home_score: plan.homeScore ?? 0,
    away_score: plan.awayScore ?? 0,
    match_time_state: clock.matchTimeState,
    match_minute: clock.matchMinute,
    last_updated: new Date(),
  }
  await tx
    .insertInto('public_matches')
    .values({ match_id: matchId, ...row })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(row))
    .execute()
}

const momentOf = (state: string, scorers: unknown, score: string): MatchMomentState => ({
  state: state as MatchClock['matchTimeState'],
  scorers: Array.isArray(scorers) ? scorers : [],
  score,
})

/** Brings the one current match, and what fans see of it, in line with the shared settings. */
export async function keepMatch(tx: Tx, shared: SharedValues, moment: MatchMoment): Promise<KeptMatch> {
  const plan = planOf(shared)
  const opponent = plan.opponentId === null ? undefined : await findOpponent(tx, plan.opponentId)
  if (!opponent) return { matchId: null, startsAnew: false }
  const current = await findCurrent(tx)
  const known = current && {
    opponentId: current.opponent_id,
    matchDate: current.match_day,
    status: current.status as MatchStatus,
  }
  const isNew = matchOfSave(known ?? null, { opponentId: opponent.id, matchDate: plan.matchDay }) === 'new'
  const startsAnew = isNew && known?.status === 'finished'
  const truth: MatchPlan = startsAnew ? { ...plan, homeScore: null, awayScore: null } : plan
  const clock = startsAnew ? NEW_CLOCK : clockFrom(shared, moment.now)
  const { lineup, scorers } = await recordOf(tx, shared, plan.isHome)
  const date = kickOff(plan, moment.timeZone)
  const row = {
    opponent_id: opponent.id,
    opponent_name: opponent.name,
    opponent_logo: opponent.logo,
    is_home: truth.isHome,
    home_score: truth.homeScore,
    away_score: truth.awayScore,
    match_day: truth.matchDay,
    match_time: truth.matchTime,
    lineup: JSON.stringify(lineup),
    scorers: JSON.stringify(startsAnew ? [] : scorers),
    ...(date && { date }),
  }
  if (isNew) await endCurrentMatch(tx)
  const { id } =
    current && !isNew
      ? await tx.updateTable('matches').set(row).where('id', '=', current.id).returning('id').executeTakeFirstOrThrow()
      : await tx
          .insertInto('matches')
          .values({ ...row, is_current: true, graphics: '[]' })
          .returning('id')
          .executeTakeFirstOrThrow()
  const status = matchStatus(clock.matchTimeState, isNew ? null : (known?.status ?? null))
  await writePublic(tx, id, truth, clock, status)
  const before = current && !isNew ? momentOf(current.match_time_state, current.scorers, '') : null
  const score = `${truth.homeScore ?? 0}:${truth.awayScore ?? 0}`
  await recordPush(tx, id, pushEvents(before, momentOf(clock.matchTimeState, startsAnew ? [] : scorers, score)))
  return { matchId: id, startsAnew }
}
