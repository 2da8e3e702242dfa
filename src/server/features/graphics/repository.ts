import { sql } from 'kysely'
import type { GraphicMatch, MatchGraphic } from '#contract/graphic.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { recordPush } from '#server/match/push-outbox.ts'
import { lockMatch } from '#server/match/shared-values.ts'

interface Sender {
  requestId?: string | undefined
  /** Absent: whichever match is current. */
  match?: GraphicMatch | undefined
}

const isFirstLineup = (graphics: unknown): boolean =>
  Array.isArray(graphics) && (graphics as MatchGraphic[]).filter(({ type }) => type === 'lineup').length === 1

/** The match may have been put away, and another begun, while the graphic waited for a connection. */
async function matchIdOf(tx: Tx, match: GraphicMatch | undefined): Promise<number | null> {
  const matches = tx.selectFrom('matches').select('id')
  if (!match) return (await matches.where('is_current', '=', true).executeTakeFirst())?.id ?? null
  const isItsDay = sql<boolean>`match_day is not distinct from ${match.matchDate}`
  const found = await matches
    .where('opponent_id', '=', match.opponentId)
    .where((is) => is.or([isItsDay, is('is_current', '=', true), is('match_day', 'is', null)]))
    .orderBy(isItsDay, 'desc')
    .orderBy('is_current', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

async function addToMatch(tx: Tx, matchId: number, graphic: MatchGraphic): Promise<void> {
  const { type, url } = graphic
  const added = await tx
    .updateTable('matches')
    .set({ graphics: sql`coalesce(graphics, '[]') || ${JSON.stringify([graphic])}::jsonb` })
    .where('id', '=', matchId)
    .where(sql<boolean>`not coalesce(graphics, '[]') @> ${JSON.stringify([{ type, url }])}::jsonb`)
    .returning('graphics')
    .executeTakeFirst()
  if (!added) return
  if (type === 'lineup' && isFirstLineup(added.graphics)) {
    await recordPush(tx, matchId, [{ kind: 'lineup-published', subject: url, payload: { url } }])
  }
  await recordLiveEntry(tx, 'match', String(matchId))
}

/** Its address: that of the first time where the same graphic has come again, say by a retry on a bad connection. */
export function recordGraphic(db: Db, graphic: MatchGraphic, { requestId, match }: Sender = {}): Promise<string> {
  return transact(db, async (tx) => {
    await lockMatch(tx)
    const before =
      requestId === undefined
        ? undefined
        : await tx.selectFrom('graphics').select('url').where('request_id', '=', requestId).executeTakeFirst()
    if (before) return before.url
    const { type, url } = graphic
    await tx
      .insertInto('graphics')
      .values({ type, url, request_id: requestId ?? null })
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute()
    const matchId = await matchIdOf(tx, match)
    if (matchId !== null) await addToMatch(tx, matchId, graphic)
    return url
  })
}
