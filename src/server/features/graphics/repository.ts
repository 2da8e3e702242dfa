import { sql } from 'kysely'
import type { MatchGraphic } from '#contract/graphic.ts'
import type { Db } from '#server/db/client.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { recordPush } from '#server/match/push-outbox.ts'
import { lockMatch } from '#server/match/shared-values.ts'

const isFirstLineup = (graphics: unknown): boolean =>
  Array.isArray(graphics) && (graphics as MatchGraphic[]).filter(({ type }) => type === 'lineup').length === 1

/** The same graphic made again, say by a retry on a bad connection, is one graphic. */
export async function recordGraphic(db: Db, graphic: MatchGraphic): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMatch(tx)
    const { type, url } = graphic
    await tx
      .insertInto('graphics')
      .values({ type, url })
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute()
    const added = await tx
      .updateTable('matches')
      .set({ graphics: sql`coalesce(graphics, '[]') || ${JSON.stringify([graphic])}::jsonb` })
      .where('is_current', '=', true)
      .where(sql<boolean>`not coalesce(graphics, '[]') @> ${JSON.stringify([{ type, url }])}::jsonb`)
      .returning(['id', 'graphics'])
      .executeTakeFirst()
    if (!added) return
    if (type === 'lineup' && isFirstLineup(added.graphics)) {
      await recordPush(tx, added.id, [{ kind: 'lineup-published', subject: url, payload: { url } }])
    }
    await recordLiveEntry(tx, 'match', String(added.id))
  })
}
