import { sql } from 'kysely'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { isStillTrue } from '#domain/match/graphic-subject.ts'
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
  const mark = async (isMarked: boolean) => {
    const ids = graphics
      .filter(
        ({ shows, corrected_at }) => isStillTrue(shows, state) !== isMarked && (corrected_at === null) === isMarked,
      )
      .map(({ id }) => id)
    if (ids.length === 0) return
    await tx
      .updateTable('match_graphics')
      .set({ corrected_at: isMarked ? new Date() : null })
      .where('id', 'in', ids)
      .execute()
  }
  await mark(true)
  await mark(false)
}
