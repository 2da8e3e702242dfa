import type { LoginRequest } from '#contract/account.ts'
import { usernameKey } from '#domain/club/staff.ts'
import type { Db } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import { isKnownDevice } from './known-devices.ts'
import { findUserByName } from './repository.ts'
import { clearAttempts, countAttempt, type Limit, limits } from './throttle.ts'
import type { Visit } from './visit.ts'

/** A device that the account knows is counted by itself; all others together. */
async function limitOf(db: Db, username: string, deviceToken: string | null): Promise<Limit> {
  const isKnown = deviceToken !== null && (await isKnownDevice(db, username, deviceToken))
  return isKnown
    ? limits.loginOnDevice(usernameKey(username), deviceToken)
    : limits.loginOfAccount(usernameKey(username))
}

export type AccountMeans = Pick<Services, 'db' | 'passwords'>

/** The account whose password this is, or null. Wherever a password is asked for, wrong ones are counted together. */
export async function provenAccount(
  { db, passwords }: AccountMeans,
  { username, password }: LoginRequest,
  visit: Visit,
) {
  const fromAddress = await countAttempt(db, limits.loginFromAddress(visit.address))
  const limit = await limitOf(db, username, visit.deviceToken)
  await countAttempt(db, limit)
  const row = await findUserByName(db, username)
  if (!(await passwords.matches(visit.address, row?.password_hash, password)) || !row) return null
  await Promise.all([fromAddress.forgive(), clearAttempts(db, limit)])
  return row
}
