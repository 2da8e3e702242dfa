import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './client.ts'

/** Held shared by every change of the club's data, and alone by what replaces all of it. */
const GATE_LOCK = 7_411_007
/** Longer than a restore waits, so that one that gives up fails nobody who queued behind it. */
const CHANGE_PATIENCE = '30s'
const REPLACEMENT_PATIENCE = '20s'

const ATTEMPTS = 5
const FIRST_PAUSE_MS = 20
const [SERIALISATION_FAILURE, DEADLOCK] = ['40001', '40P01']

const lostToAnother = (error: unknown): boolean =>
  [SERIALISATION_FAILURE, DEADLOCK].includes((error as { code?: string }).code ?? '')

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (!lostToAnother(error) || count >= ATTEMPTS) throw error
      await delay(FIRST_PAUSE_MS * 2 ** (count - 1) * (0.5 + Math.random()))
    }
  }
}

const waitAtMost = (patience: string) => sql`set_config('lock_timeout', ${patience}, true)`

/**
 * Every change that takes more than one statement goes through here. It waits while the club's data is being replaced,
 * and is run again when PostgreSQL ended it in favour of another: what it does must be safe to begin anew.
 */
export const transact = <T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> =>
  withRetries(() =>
    db.transaction().execute(async (tx) => {
      await sql`select ${waitAtMost(CHANGE_PATIENCE)}, pg_advisory_xact_lock_shared(${GATE_LOCK})`.execute(tx)
      return change(tx)
    }),
  )

/** What is prepared beside the club's data disturbs nobody; from `replace` on all changes wait for the end. */
export const transactAlone = <Prepared, T>(
  db: Db,
  prepare: (tx: Tx) => Promise<Prepared>,
  replace: (tx: Tx, prepared: Prepared) => Promise<T>,
): Promise<T> =>
  withRetries(() =>
    db.transaction().execute(async (tx) => {
      const prepared = await prepare(tx)
      await sql`select ${waitAtMost(REPLACEMENT_PATIENCE)}, pg_advisory_xact_lock(${GATE_LOCK})`.execute(tx)
      return replace(tx, prepared)
    }),
  )
