import type { LoginRequest } from '#contract/account.ts'
import { usernameKey } from '#domain/club/staff.ts'
import type { Db } from '#server/db/client.ts'
import type { AddressKey } from '#server/plugins/address-key.ts'
import { passwordMatches } from './passwords.ts'
import { findUserByName } from './repository.ts'
import { clearAttempts, countAttempt, limits } from './throttle.ts'

/** The account whose password this is, or null. Wherever a password is asked for, wrong ones are counted together. */
export async function provenAccount(db: Db, { username, password }: LoginRequest, address: AddressKey) {
  const accountLimit = limits.loginOfAccount(usernameKey(username))
  const fromAddress = await countAttempt(db, limits.loginFromAddress(address))
  await countAttempt(db, accountLimit)
  const row = await findUserByName(db, username)
  if (!(await passwordMatches(row?.password_hash, password)) || !row) return null
  await Promise.all([fromAddress.forgive(), clearAttempts(db, accountLimit)])
  return row
}
