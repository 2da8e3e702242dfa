import { clockOf, NEW_CLOCK } from '#domain/match/clock.ts'
import { hasBegun } from '#domain/match/current-match.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { endedClock } from '#domain/match/end-clock.ts'
import type { Tx } from '#server/db/client.ts'
import { changeMatch } from './change-match.ts'
import { holdCurrent, type StoredMatch } from './match-store.ts'
import { newDocument } from './new-document.ts'
import { createMatch, type MatchMoment } from './record-match.ts'

/** One that had begun is over and stays on record, one that had not is gone for the fans, a draft is gone altogether. */
async function putAway(tx: Tx, match: StoredMatch, by: string | null, moment: MatchMoment): Promise<void> {
  if (match.isDraft) {
    await tx.deleteFrom('matches').where('id', '=', match.id).execute()
    return
  }
  const away = { ...match, isCurrent: false }
  await changeMatch(tx, away, (state) => ({ ...state, ...endedClock(clockOf(state), moment.now) }), by, moment)
  await tx
    .updateTable('matches')
    .set({ is_current: false, is_listed: hasBegun(match.status) })
    .where('id', '=', match.id)
    .execute()
}

/** The match that was current. */
export async function putAwayCurrent(
  tx: Tx,
  teamId: number,
  by: string | null,
  moment: MatchMoment,
): Promise<StoredMatch | null> {
  const current = await holdCurrent(tx, teamId)
  if (current) await putAway(tx, current, by, moment)
  return current
}

/** Clear-all: the match is put away, but a clock that runs, or rests at the break, runs on without it. */
export async function clearCurrent(
  tx: Tx,
  teamId: number,
  by: string | null,
  moment: MatchMoment,
): Promise<StoredMatch[]> {
  const current = await holdCurrent(tx, teamId)
  if (!current) return []
  const clock = clockOf(stateOf(current.document.cells, moment.now))
  await putAway(tx, current, by, moment)
  if (clock.matchTimeState === NEW_CLOCK.matchTimeState || clock.matchTimeState === 'finished') return [current]
  const document = newDocument({ ...EMPTY_MATCH, ...clock }, by, moment.now)
  const draft = await createMatch(tx, document, moment, { teamId, isCurrent: true })
  return [current, draft]
}
