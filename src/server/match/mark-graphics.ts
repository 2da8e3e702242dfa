import { sql } from 'kysely'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { truthOf } from '#domain/match/graphic-subject.ts'
import type { Tx } from '#server/db/client.ts'

/** A graphic that shows what was taken back or put right leaves the fans' gallery, and comes back with the fact. */
export async function markGraphics(tx: Tx, matchId: number, state: MatchState): Promise<void> {
  const graphics = await tx
    .selectFrom('match_graphics')
    .select(['id', 'shows', 'corrected_at'])
    .where('match_id', '=', matchId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`shows <> '{}'`)
    .execute()
  const isTrue = truthOf(state)
  const turned = graphics.filter(({ shows, corrected_at }) => isTrue(shows) !== (corrected_at === null))
  const mark = async (ids: number[], corrected_at: Date | null) => {
    if (ids.length > 0) await tx.updateTable('match_graphics').set({ corrected_at }).where('id', 'in', ids).execute()
  }
  const idsOf = (wasTrue: boolean) =>
    turned.filter(({ corrected_at }) => (corrected_at === null) === wasTrue).map(({ id }) => id)
  await mark(idsOf(true), new Date())
  await mark(idsOf(false), null)
}
