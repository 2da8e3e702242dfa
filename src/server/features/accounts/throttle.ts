import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { AddressKey } from '#server/plugins/address-key.ts'
import { ApiError } from '#server/plugins/api-error.ts'

export interface Limit {
  scope: string
  subject: string
  most: number
}

const WINDOW_MINUTES = 15

/** A name typed into the wrong field may be a password; only its hash is kept. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const limits = {
  loginOfAccount: (usernameKey: string): Limit => ({
    scope: 'login-account',
    subject: digest(usernameKey),
    most: 10,
  }),
  loginOnDevice: (usernameKey: string, deviceToken: string): Limit => ({
    scope: 'login-device',
    subject: digest(`${deviceToken} ${usernameKey}`),
    most: 10,
  }),
  loginFromAddress: (address: AddressKey): Limit => ({ scope: 'login-address', subject: address, most: 50 }),
  signUpFromAddress: (address: AddressKey): Limit => ({ scope: 'sign-up-address', subject: address, most: 100 }),
}

export interface Attempt {
  /** The attempt did not fail: it does not count. */
  forgive(): Promise<void>
}

/**
 * An attempt is counted before the costly work, not after it: a hundred tries sent at once count as a hundred.
 * A refused attempt does not prolong the wait.
 */
export async function countAttempt(db: Db, { scope, subject, most }: Limit): Promise<Attempt> {
  const { id } = await db
    .insertInto('throttled_attempts')
    .values({ scope, subject })
    .returning('id')
    .executeTakeFirstOrThrow()
  const forgive = async () => {
    await db.deleteFrom('throttled_attempts').where('id', '=', id).execute()
  }
  const { rows } = await sql<{ count: number; wait: number | null }>`
    select count(*)::int as count,
      ceil(extract(epoch from min(at) + make_interval(mins => ${WINDOW_MINUTES}) - now()))::int as wait
    from throttled_attempts
    where scope = ${scope} and subject = ${subject} and at > now() - make_interval(mins => ${WINDOW_MINUTES})`.execute(
    db,
  )
  const { count = 0, wait } = rows[0] ?? {}
  if (count <= most) return { forgive }
  await forgive()
  const seconds = Math.max(1, wait ?? WINDOW_MINUTES * 60)
  throw new ApiError(429, `Za dużo prób. Spróbuj ponownie za ${Math.ceil(seconds / 60)} min`, {
    headers: { 'retry-after': String(seconds) },
  })
}

export async function clearAttempts(db: Db, { scope, subject }: Limit): Promise<void> {
  await db.deleteFrom('throttled_attempts').where('scope', '=', scope).where('subject', '=', subject).execute()
}
