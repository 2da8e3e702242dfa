import { sql } from 'kysely'
import type { z } from 'zod'
import type { stateSchema } from '#contract/state.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'

const STATES_MAX = 50

type StoredState = z.infer<typeof stateSchema>

const COLUMNS = ['state_data', 'updated_at'] as const
const toState = (row: { state_data: object; updated_at: Date }): StoredState => ({
  data: row.state_data as StoredState['data'],
  updatedAt: row.updated_at.toISOString(),
})

export async function findState(db: Db, userId: number, key: string): Promise<StoredState | null> {
  const row = await db
    .selectFrom('user_states')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('state_key', '=', key)
    .executeTakeFirst()
  return row ? toState(row) : null
}

/** One account's saves take turns, so that together they cannot pass the limit. False: the account is gone. */
async function lockAccount(tx: Tx, userId: number): Promise<boolean> {
  const account = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  return account !== undefined
}

async function dropOldest(tx: Tx, userId: number): Promise<void> {
  await sql`delete from user_states where id in (
    select id from user_states where user_id = ${userId} order by updated_at desc, id desc offset ${STATES_MAX})`.execute(
    tx,
  )
}

/** Null: the account was deleted meanwhile. Beyond the limit an account's oldest state goes. */
export async function saveState(db: Db, userId: number, key: string, data: object): Promise<StoredState | null> {
  return transact(db, async (tx) => {
    if (!(await lockAccount(tx, userId))) return null
    const updated_at = new Date()
    const state_data = JSON.stringify(data)
    const row = await tx
      .insertInto('user_states')
      .values({ user_id: userId, state_key: key, state_data, updated_at })
      .onConflict((conflict) => conflict.columns(['user_id', 'state_key']).doUpdateSet({ state_data, updated_at }))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await dropOldest(tx, userId)
    return toState(row)
  })
}

export async function deleteState(db: Db, userId: number, key: string): Promise<void> {
  await db.deleteFrom('user_states').where('user_id', '=', userId).where('state_key', '=', key).execute()
}
