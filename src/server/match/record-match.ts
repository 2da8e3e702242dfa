import type { SharedMatchKey } from '#domain/club/settings.ts'
import { type MatchStatus, matchStatus } from '#domain/match/current-match.ts'
import type { MatchDocument } from '#domain/match/document/document.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { isGoal } from '#domain/match/events/match-event.ts'
import { finalScore } from '#domain/match/graphic-subject.ts'
import type { Tx } from '#server/db/client.ts'
import { CLUB_GRAPHICS, recordLiveEntry } from '#server/live/live-log.ts'
import { type MatchSubject, matchSubject } from '#server/live/match-subject.ts'
import { kickOff } from './kick-off.ts'
import { markGraphics } from './mark-graphics.ts'
import type { StoredMatch } from './match-store.ts'
import { type NamedRecord, namedRecord } from './named-record.ts'
import { pushEvents, recordPush } from './push-outbox.ts'

export interface MatchMoment {
  now: number
  timeZone: string
  /** What is written down long after it happened is no news. */
  isQuiet?: boolean
}

/** How the opponent is called today; null: there is none, or no longer. */
async function opponentOf(tx: Tx, id: number | null) {
  if (id === null) return null
  const found = await tx.selectFrom('opponents').select(['id', 'name', 'logo']).where('id', '=', id).executeTakeFirst()
  return found ?? null
}

export const isKnownOpponent = async (tx: Tx, id: number | null): Promise<boolean> =>
  (await opponentOf(tx, id)) !== null

/** Nobody has said a score as long as there is none to speak of. */
const isScoreless = ({ events, extraGoals, ruling, matchTimeState }: MatchState): boolean =>
  matchTimeState === 'notStarted' && !ruling && extraGoals.ours === 0 && extraGoals.theirs === 0 && !events.some(isGoal)

async function columnsOf(tx: Tx, document: MatchDocument, state: MatchState, record: NamedRecord, zone: string) {
  const opponent = await opponentOf(tx, state.selectedOpponent)
  const score = isScoreless(state) ? null : finalScore(state)
  const date = kickOff(state, zone)
  return {
    ...(opponent && { opponent_id: opponent.id, opponent_name: opponent.name, opponent_logo: opponent.logo }),
    is_home: state.isHome,
    home_score: score?.home ?? null,
    away_score: score?.away ?? null,
    match_day: state.matchDate,
    match_time: state.matchTime,
    version: document.version,
    cells: JSON.stringify(document.cells),
    stamps: JSON.stringify(document.stamps),
    lineup: JSON.stringify(record.lineup),
    published_lineup: record.publishedLineup && JSON.stringify(record.publishedLineup),
    events: JSON.stringify(record.events),
    scorers: JSON.stringify(record.scorers),
    ...(date && { date }),
  }
}

async function writePublic(tx: Tx, matchId: number, state: MatchState, status: MatchStatus): Promise<void> {
  const { home, away } = finalScore(state)
  const row = {
    status,
    home_score: home,
    away_score: away,
    match_time_state: state.matchTimeState,
    match_minute: state.matchMinute,
    match_period: state.matchPeriod,
    last_updated: new Date(),
  }
  await tx
    .insertInto('public_matches')
    .values({ match_id: matchId, ...row })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(row))
    .execute()
}

/** A match that nobody had before, and everything that follows from it. */
export async function createMatch(
  tx: Tx,
  document: MatchDocument,
  { timeZone, now }: MatchMoment,
  { teamId, isCurrent, creationKey = null }: { teamId: number; isCurrent: boolean; creationKey?: string | null },
): Promise<StoredMatch> {
  const state = stateOf(document.cells, now)
  const record = await namedRecord(tx, state)
  const columns = await columnsOf(tx, document, state, record, timeZone)
  const isDraft = columns.opponent_id === undefined
  const { id } = await tx
    .insertInto('matches')
    .values({ team_id: teamId, opponent_id: null, ...columns, is_current: isCurrent, creation_key: creationKey })
    .returning('id')
    .executeTakeFirstOrThrow()
  const status = matchStatus(state)
  const match = { id, teamId, document, isCurrent, isDraft, status }
  if (isDraft) return match
  await writePublic(tx, id, state, status)
  await recordPush(tx, id, pushEvents(null, state, record))
  return match
}

/** The match as it is from now on, and everything that follows from it: its record, what fans see, what they are told. */
export async function recordMatch(
  tx: Tx,
  before: StoredMatch,
  document: MatchDocument,
  { timeZone, now, isQuiet = false }: MatchMoment,
): Promise<StoredMatch> {
  const [old, state] = [stateOf(before.document.cells, now), stateOf(document.cells, now)]
  const record = await namedRecord(tx, state)
  const columns = await columnsOf(tx, document, state, record, timeZone)
  await tx
    .updateTable('matches')
    .set({ ...columns, is_listed: true })
    .where('id', '=', before.id)
    .execute()
  // What was over on paper only is not over when that is taken back.
  const status = matchStatus(state, old.ruling ? null : before.status)
  const isDraft = before.isDraft && columns.opponent_id === undefined
  if (isDraft) return { ...before, document, status }
  await writePublic(tx, before.id, state, status)
  if (!isQuiet) await recordPush(tx, before.id, pushEvents(old, state, record))
  await markGraphics(tx, before.id, state)
  return { ...before, document, isDraft, status }
}

/** The word to every browser, of shared settings and of matches: the last step of the change. */
export async function tell(tx: Tx, keys: Iterable<SharedMatchKey>, matches: readonly MatchSubject[]): Promise<void> {
  for (const key of keys) await recordLiveEntry(tx, 'setting', key)
  for (const match of matches) await recordLiveEntry(tx, 'match', matchSubject(match))
}

/** The match is as it was; what was made of it is not. Null: what was made of none. */
export const tellOfGraphics = (tx: Tx, match: MatchSubject | null): Promise<void> =>
  match ? recordLiveEntry(tx, 'graphics', matchSubject(match)) : recordLiveEntry(tx, 'catalogue', CLUB_GRAPHICS)
