import { sql } from 'kysely'
import type { User } from '#contract/user.ts'
import { type Role, usernameKey } from '#domain/club/staff.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { ApiError } from '#server/plugins/api-error.ts'

const ACCOUNTS_LOCK = 7_411_002
const UNIQUE_VIOLATION = '23505'

interface UserRow {
  id: number
  username: string
  role: Role
  created_at: Date
}

export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  role: row.role,
  createdAt: row.created_at.toISOString(),
})

/** "First account", "last admin": rules over all accounts, so changes to accounts take turns. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`.execute(tx)
}

const refuseTakenName = (error: unknown): never => {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION)
    throw new ApiError(409, 'Ta nazwa użytkownika jest już zajęta')
  throw error
}

export async function countUsers(db: Db | Tx, role?: Role): Promise<number> {
  let query = db.selectFrom('users').select(sql<number>`count(*)::int`.as('count'))
  if (role) query = query.where('role', '=', role)
  return (await query.executeTakeFirstOrThrow()).count
}

export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('users').select(['id', 'username', 'role', 'created_at']).orderBy('id').execute()
  return rows.map(toUser)
}

export const findUser = (tx: Tx, id: number) =>
  tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserByName = (db: Db, username: string) =>
  db.selectFrom('users').selectAll().where('username_key', '=', usernameKey(username)).executeTakeFirst()

export async function insertUser(tx: Tx, user: { username: string; passwordHash: string; role: Role }): Promise<User> {
  const row = await tx
    .insertInto('users')
    .values({
      username: user.username,
      username_key: usernameKey(user.username),
      password_hash: user.passwordHash,
      role: user.role,
    })
    .returning(['id', 'username', 'role', 'created_at'])
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName)
  return toUser(row)
}

export async function updateUser(
  tx: Tx,
  id: number,
  changes: { username?: string; role?: Role; passwordHash?: string },
): Promise<User> {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({
      ...(changes.username && { username: changes.username, username_key: usernameKey(changes.username) }),
      role: changes.role ?? eb.ref('role'),
      password_hash: changes.passwordHash ?? eb.ref('password_hash'),
    }))
    .where('id', '=', id)
    .returning(['id', 'username', 'role', 'created_at'])
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName)
  return toUser(row)
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
