import type { Db, Tx } from '#server/db/client.ts'
import { isDatabaseAway, onceBack } from '#server/db/database-away.ts'
import { transact } from '#server/db/transact.ts'
import { tellable } from './backup-failure.ts'
import type { BackupKind } from './manifest.ts'

const PROGRESS_EVERY_MS = 300
const ONLY_IN_LOG = 'Nieoczekiwany błąd. Szczegóły są w dzienniku serwera'

export interface Task {
  task: 'backup' | 'restore'
  kind: BackupKind
  backupName: string
}

export interface RecordedRun {
  onProgress(share: number): void
  /** As part of the work's own transaction: the run is done if and only if that is committed. */
  markDone(tx: Tx): Promise<void>
  /** Whether it was, when the answer to the commit was lost; waits for a database that has to come back first. */
  wasDone(): Promise<boolean>
}

export type RecordedWork<T> = (run: RecordedRun) => Promise<T>

type Change = { progress?: number; ended_at?: Date; failure?: null }

const updateRun = async (db: Db | Tx, id: number, change: Change): Promise<void> => {
  await db.updateTable('backup_runs').set(change).where('id', '=', id).execute()
}

/** Whoever asked while the connection was lost may have taken it for cut off. */
const done = (): Change => ({ progress: 1, ended_at: new Date(), failure: null })

/** Unless its end has been recorded meanwhile, by a transaction whose answer was lost. */
const recordFailure = (db: Db, id: number, failure: string) =>
  db
    .updateTable('backup_runs')
    .set({ ended_at: new Date(), failure })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

function recordedRun(db: Db, id: number): RecordedRun {
  let told = 0
  return {
    onProgress(progress) {
      if (Date.now() - told < PROGRESS_EVERY_MS) return
      told = Date.now()
      // Only for the bar on the page: the work itself does not depend on it.
      void updateRun(db, id, { progress: Math.min(1, progress) }).catch(() => {})
    },
    markDone: (tx) => updateRun(tx, id, done()),
    // A transaction that is still at it on a lost connection keeps this one waiting until it has ended.
    wasDone: () =>
      onceBack(() =>
        transact(db, async (tx) => {
          const run = await tx
            .selectFrom('backup_runs')
            .select('id')
            .where('id', '=', id)
            .where('ended_at', 'is not', null)
            .where('failure', 'is', null)
            .executeTakeFirst()
          return run !== undefined
        }),
      ),
  }
}

/** The run has its own record, from its beginning to its end, however it ends. */
export async function runRecorded<T>(db: Db, { task, kind, backupName }: Task, work: RecordedWork<T>): Promise<T> {
  const { id } = await db
    .insertInto('backup_runs')
    .values({ task, kind, backup_name: backupName })
    .returning('id')
    .executeTakeFirstOrThrow()
  let result: T
  try {
    result = await work(recordedRun(db, id))
  } catch (error) {
    // Without a database it stays unfinished, which is told as cut off.
    await recordFailure(db, id, tellable(error)?.message ?? ONLY_IN_LOG).catch(() => {})
    throw error
  }
  await onceBack(() => updateRun(db, id, done())).catch((error: unknown) => {
    // The work is done, whoever asks later finds out by what it left.
    if (!isDatabaseAway(error)) throw error
  })
  return result
}
