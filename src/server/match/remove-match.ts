import { sql } from 'kysely'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { changeMatch } from './change-match.ts'
import { holdMatch, lockCurrent, type StoredMatch } from './match-store.ts'
import { type MatchMoment, tell } from './record-match.ts'
import { isShared, showOtherMatch } from './shared-texts.ts'

async function remove(tx: Tx, match: StoredMatch, by: string, now: number): Promise<void> {
  await tx.deleteFrom('matches').where('id', '=', match.id).execute()
  const keys = (await isShared(tx, match)) ? await showOtherMatch(tx, EMPTY_MATCH, { by, now }) : []
  await tell(tx, keys, [match])
}

/** One that was made in error. Its graphics' addresses may be on a social network: they stay, and so do its photos. False: there is none. */
export function deleteMatch(db: Db, id: number, by: string, now: number): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const match = await holdMatch(tx, id)
    if (!match) return false
    await remove(tx, match, by, now)
    return true
  })
}

const hasPlayers = ({ positions }: MatchState): boolean => positions.some(({ playerId }) => playerId !== null)

/** What happened in either; the line-up of the one that stays, unless it has none. */
function together(stays: MatchState, goes: MatchState): MatchState {
  const known = new Set(stays.events.map(({ id }) => id))
  const events = [...stays.events, ...goes.events.filter(({ id }) => !known.has(id))]
  const lineup = hasPlayers(stays) ? stays : goes
  return {
    ...stays,
    events,
    positions: lineup.positions,
    benchPlayers: lineup.benchPlayers,
    published: stays.published ?? goes.published,
    photos: { ...goes.photos, ...stays.photos },
  }
}

/** One that both have stays where it is, and is of no match from now on. */
async function movePhotos(tx: Tx, from: number, into: number): Promise<void> {
  await sql`update photos set match_id = ${into} where match_id = ${from} and not exists (
    select 1 from photos there where there.match_id = ${into} and there.picture = photos.picture)`.execute(tx)
}

/** Two records of one match become one. False: one of them is not there. */
export function mergeMatches(db: Db, id: number, into: number, by: string, moment: MatchMoment): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    // Always in the same order, so that two who merge at once cannot wait for each other.
    const [first, second] = [await holdMatch(tx, Math.min(id, into)), await holdMatch(tx, Math.max(id, into))]
    const [goes, stays] = first?.id === id ? [first, second] : [second, first]
    if (!goes || !stays) return false
    if (goes.teamId !== stays.teamId) throw new ApiError(409, 'Można połączyć tylko mecze jednej drużyny')
    const state = stateOf(goes.document.cells, moment.now)
    await tx
      .updateTable('match_graphics')
      .set({ match_id: into })
      .where('match_id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('match_graphics as there')
              .select('there.id')
              .where('there.match_id', '=', into)
              .whereRef('there.url', '=', 'match_graphics.url')
              .whereRef('there.type', '=', 'match_graphics.type'),
          ),
        ),
      )
      .execute()
    await movePhotos(tx, id, into)
    await changeMatch(tx, stays, (target) => together(target, state), by, moment)
    await remove(tx, goes, by, moment.now)
    return true
  })
}
