import type { Role } from '#domain/club/staff.ts'
import { DAY_MS } from '#domain/day.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { hashToken, newToken } from './secret-token.ts'

export const SESSION_DAYS = 30
const SEEN_EVERY_MS = 10 * 60 * 1000

export interface Account {
  id: number
  username: string
  role: Role
  createdAt: Date
}

export interface Session {
  account: Account
  tokenHash: Buffer
  lastSeenAt: Date
}

const expiry = (): Date => new Date(Date.now() + SESSION_DAYS * DAY_MS)

export async function createSession(db: Db | Tx, userId: number, userAgent: string | null): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, user_agent: userAgent, expires_at: expiry() })
    .execute()
  return token
}

export async function findSession(db: Db, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.role', 'users.created_at', 'sessions.last_seen_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', new Date())
    .executeTakeFirst()
  if (!row) return null
  const account = { id: row.id, username: row.username, role: row.role, createdAt: row.created_at }
  return { account, tokenHash, lastSeenAt: row.last_seen_at }
}

export async function isSessionLive(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}

/** Written now and then, not on every request. */
export const isDueForRenewal = ({ lastSeenAt }: Session): boolean => Date.now() - lastSeenAt.getTime() > SEEN_EVERY_MS

export async function renewSession(db: Db, session: Session): Promise<void> {
  const seen = { last_seen_at: new Date(), expires_at: expiry() }
  await db.updateTable('sessions').set(seen).where('token_hash', '=', session.tokenHash).execute()
}

export async function endSession(db: Db | Tx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function endSessionsOf(tx: Tx, userId: number, except?: Buffer): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (except) query = query.where('token_hash', '!=', except)
  await query.execute()
}
