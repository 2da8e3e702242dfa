import type { LoginRequest, RegisterRequest, UpdateUserRequest } from '#contract/account.ts'
import type { User } from '#contract/user.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { accountAsker } from '#server/plugins/asker.ts'
import { createSession, endSession, endSessionsOf, type Session } from '#server/plugins/session-store.ts'
import { forgetDevices, rememberDevice } from './known-devices.ts'
import { type AccountMeans, provenAccount } from './proven-account.ts'
import * as users from './repository.ts'
import { countAttempt, limits } from './throttle.ts'
import type { Visit } from './visit.ts'

export interface SignedIn {
  user: User
  token: string
  deviceToken: string
}

async function startSession(tx: Tx, user: User, visit: Visit, former: Session | null): Promise<SignedIn> {
  if (former) await endSession(tx, former.tokenHash)
  const token = await createSession(tx, user.id, visit.userAgent)
  return { user, token, deviceToken: await rememberDevice(tx, user.id, visit.deviceToken) }
}

const wrongCredentials = () => new ApiError(401, 'Nieprawidłowa nazwa użytkownika lub hasło')

export async function logIn(
  means: AccountMeans,
  credentials: LoginRequest,
  visit: Visit,
  former: Session | null,
): Promise<SignedIn> {
  const row = await provenAccount(means, credentials, visit)
  if (!row) throw wrongCredentials()
  return transact(means.db, async (tx) => {
    // While this waited the account may have been deleted, or replaced with all others by a restore.
    const stored = await users.findUser(tx, row.id)
    if (stored?.password_hash !== row.password_hash) throw wrongCredentials()
    return startSession(tx, users.toUser(stored), visit, former)
  })
}

/** Whether a visitor may sign up now. The very first account is always welcome: somebody has to be able to begin. */
export async function isSignUpOpen(db: Db): Promise<boolean> {
  const flag = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'disableRegistration')
    .executeTakeFirst()
  return flag?.value !== 'true' || (await users.countUsers(db)) === 0
}

export async function signUp(
  { db, passwords }: AccountMeans,
  request: RegisterRequest,
  visit: Visit,
): Promise<SignedIn> {
  await countAttempt(db, limits.signUpFromAddress(visit.address))
  const passwordHash = await passwords.hash(visit.address, request.password)
  return transact(db, async (tx) => {
    await users.lockAccounts(tx)
    const isFirst = (await users.countUsers(tx)) === 0
    if (request.role === 'admin' && !isFirst) {
      throw new ApiError(403, 'Konto administratora może założyć tylko administrator')
    }
    const role = isFirst ? 'admin' : 'user'
    const user = await users.insertUser(tx, { username: request.username, passwordHash, role })
    return startSession(tx, user, visit, null)
  })
}

/** The admin's rights are looked at again inside the lock: he may have lost them while the request was on its way. */
async function asAdmin<T>(db: Db, actor: Session, change: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(db, async (tx) => {
    await users.lockAccounts(tx)
    const admin = await users.findUser(tx, actor.account.id)
    if (admin?.role !== 'admin') throw new ApiError(403, 'Ta czynność jest dostępna tylko dla administratora')
    return change(tx)
  })
}

export async function createByAdmin(
  { db, passwords }: AccountMeans,
  actor: Session,
  request: RegisterRequest,
): Promise<User> {
  const { username, password, role } = request
  const passwordHash = await passwords.hash(accountAsker(actor.account.id), password)
  return asAdmin(db, actor, (tx) => users.insertUser(tx, { username, passwordHash, role }))
}

async function existing(tx: Tx, id: number) {
  const user = await users.findUser(tx, id)
  if (!user) throw new ApiError(404, 'Nie ma takiego użytkownika')
  return user
}

async function refuseLastAdmin(tx: Tx, message: string): Promise<void> {
  if ((await users.countUsers(tx, 'admin')) <= 1) throw new ApiError(409, message)
}

export async function updateByAdmin(
  { db, passwords }: AccountMeans,
  actor: Session,
  id: number,
  changes: UpdateUserRequest,
): Promise<User> {
  const { username, role, password } = changes
  const passwordHash = password ? await passwords.hash(accountAsker(actor.account.id), password) : undefined
  return asAdmin(db, actor, async (tx) => {
    const before = await existing(tx, id)
    if (before.role === 'admin' && role === 'user') {
      await refuseLastAdmin(tx, 'Nie można odebrać uprawnień ostatniemu administratorowi')
    }
    const user = await users.updateUser(tx, id, { username, role, passwordHash })
    if (passwordHash) await forgetDevices(tx, id)
    if (passwordHash || user.role !== before.role) {
      await endSessionsOf(tx, id, actor.account.id === id ? actor.tokenHash : undefined)
      await recordLiveEntry(tx, 'account', String(id))
    }
    return user
  })
}

export async function deleteByAdmin(db: Db, actor: Session, id: number): Promise<void> {
  await asAdmin(db, actor, async (tx) => {
    if (actor.account.id === id) throw new ApiError(409, 'Nie możesz usunąć własnego konta')
    const user = await existing(tx, id)
    if (user.role === 'admin') await refuseLastAdmin(tx, 'Nie można usunąć ostatniego administratora')
    await users.deleteUser(tx, id)
    await recordLiveEntry(tx, 'account', String(id))
  })
}
