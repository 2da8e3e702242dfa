import type { ChangePasswordRequest } from '#contract/own-password.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { endSessionsOf, type Session } from '#server/plugins/session-store.ts'
import { forgetDevices } from './known-devices.ts'
import { type AccountMeans, provenAccount } from './proven-account.ts'
import { findUser, lockAccounts, updateUser } from './repository.ts'
import type { Visit } from './visit.ts'

const wrongPassword = () => new ApiError(400, 'Obecne hasło jest nieprawidłowe')

/** A person changes their own password: the session that did it goes on, all others of the account end. */
export async function changeOwnPassword(
  means: AccountMeans,
  { account, tokenHash }: Session,
  { currentPassword, newPassword }: ChangePasswordRequest,
  visit: Visit,
): Promise<void> {
  const proven = await provenAccount(means, { username: account.username, password: currentPassword }, visit)
  if (proven?.id !== account.id) throw wrongPassword()
  const passwordHash = await means.passwords.hash(visit.address, newPassword)
  await transact(means.db, async (tx) => {
    await lockAccounts(tx)
    // An admin may have set another one since: that one must not be undone with the old.
    const stored = await findUser(tx, account.id)
    if (stored?.password_hash !== proven.password_hash) throw wrongPassword()
    await updateUser(tx, account.id, { passwordHash })
    await endSessionsOf(tx, account.id, tokenHash)
    await forgetDevices(tx, account.id, visit.deviceToken)
    await recordLiveEntry(tx, 'account', String(account.id))
  })
}
