import { clockOf } from '#domain/match/clock.ts'
import { hasBegun } from '#domain/match/current-match.ts'
import { endedClock } from '#domain/match/end-clock.ts'
import type { Tx } from '#server/db/client.ts'
import { changeMatch } from './change-match.ts'
import { holdCurrent } from './match-store.ts'
import type { MatchMoment } from './record-match.ts'

/**
 * Its record stays. One that had begun is over, one that had not is gone for the fans. The id of the match that was
 * current.
 */
export async function putAwayCurrent(tx: Tx, by: string | null, moment: MatchMoment): Promise<number | null> {
  const current = await holdCurrent(tx)
  if (!current) return null
  const away = { ...current, isCurrent: false }
  await changeMatch(tx, away, (state) => ({ ...state, ...endedClock(clockOf(state), moment.now) }), by, moment)
  await tx
    .updateTable('matches')
    .set({ is_current: false, is_listed: hasBegun(current.status) })
    .where('id', '=', current.id)
    .execute()
  return current.id
}
