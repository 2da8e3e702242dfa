import type { OwnSession } from '#contract/own-session.ts'
import { deviceName } from '#domain/club/device-name.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { endSessionsOf, type Session } from '#server/plugins/session-store.ts'

/** Where the asker is signed in, the latest first. */
export async function listOwnSessions(db: Db, { account, tokenHash }: Session): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', account.id)
    .where('expires_at', '>', new Date())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    since: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    isCurrent: row.token_hash.equals(tokenHash),
  }))
}

export async function endOwnSession(db: Db, { account }: Session, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', account.id)
      .executeTakeFirst()
    if (ended.numDeletedRows === 0n) throw new ApiError(404, 'Na tym urządzeniu nie jesteś już zalogowany(-a)')
    await recordLiveEntry(tx, 'account', String(account.id))
  })
}

export async function endOtherSessions(db: Db, { account, tokenHash }: Session): Promise<void> {
  await transact(db, async (tx) => {
    await endSessionsOf(tx, account.id, tokenHash)
    await recordLiveEntry(tx, 'account', String(account.id))
  })
}
