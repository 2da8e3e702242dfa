import { sql } from 'kysely'
import type { Tx } from '#server/db/client.ts'
import { columnsOf, namesOf } from './table-columns.ts'

/** Not in a backup: who is signed in, and on which devices. */
export const SIGN_INS = ['sessions', 'known_devices'] as const

const keptName = (table: string) => sql.id(`kept_${table}`)

async function setAside(tx: Tx, table: string): Promise<void> {
  await sql`create temporary table ${keptName(table)} on commit drop as
    select t.*, u.password_hash, u.username_key, u.username
    from ${sql.id('public', table)} t join public.users u on u.id = t.user_id`.execute(tx)
}

async function bringBack(tx: Tx, table: string): Promise<void> {
  const columns = namesOf(await columnsOf(tx, 'public', table))
  await sql`insert into ${sql.id('public', table)} (${columns}) overriding system value
    select ${columns} from ${keptName(table)} k where exists (select 1 from public.users u
      where u.id = k.user_id and u.password_hash = k.password_hash and u.username_key = k.username_key)`.execute(tx)
}

/** Those whose account comes back with the same password go on; whose session does not, is told. */
export async function keepSignIns(tx: Tx, replace: () => Promise<void>): Promise<string[]> {
  for (const table of SIGN_INS) await setAside(tx, table)
  await replace()
  for (const table of SIGN_INS) await bringBack(tx, table)
  const { rows } = await sql<{ username: string }>`select distinct username from kept_sessions k
    where expires_at > now() and not exists (select 1 from public.sessions s where s.token_hash = k.token_hash)
    order by 1`.execute(tx)
  return rows.map(({ username }) => username)
}
