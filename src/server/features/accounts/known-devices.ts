import { sql } from 'kysely'
import { usernameKey } from '#domain/club/staff.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { hashToken, newToken } from '#server/plugins/secret-token.ts'

const DEVICES_OF_ONE = 20

/** Whether the account has signed in before on the device that holds this token. */
export async function isKnownDevice(db: Db, username: string, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  return row !== undefined
}

/** People who share a device share its token. One that was never given out, or is forgotten, is not taken up. */
async function tokenFor(tx: Tx, held: string | null): Promise<string> {
  if (held === null) return newToken()
  const row = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(held))
    .executeTakeFirst()
  return row ? held : newToken()
}

async function dropLongestUnused(tx: Tx, userId: number): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId} and token_hash in (
    select token_hash from known_devices where user_id = ${userId} order by last_used_at desc, token_hash
    offset ${DEVICES_OF_ONE})`.execute(tx)
}

/** The token that the device is known by from now on. */
export async function rememberDevice(tx: Tx, userId: number, held: string | null): Promise<string> {
  const token = await tokenFor(tx, held)
  await tx
    .insertInto('known_devices')
    .values({ token_hash: hashToken(token), user_id: userId })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: new Date() }))
    .execute()
  await dropLongestUnused(tx, userId)
  return token
}

/** Whoever knew the old password is a stranger again; the device at which it was changed is not. */
export async function forgetDevices(tx: Tx, userId: number, except: string | null = null): Promise<void> {
  let query = tx.deleteFrom('known_devices').where('user_id', '=', userId)
  if (except !== null) query = query.where('token_hash', '!=', hashToken(except))
  await query.execute()
}
