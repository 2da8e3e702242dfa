import { type Selectable, sql } from 'kysely'
import type { BackupStatus } from '#contract/backup.ts'
import type { Db } from '#server/db/client.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { type RecordedWork, runRecorded, type Task } from './recorded-run.ts'

const BACKUP_LOCK = 7_411_005
const CUT_OFF = 'Przerwane w połowie, na przykład przez wyłączenie serwera'

export interface RunBook {
  db: Db
  /** Whether a backup of this name is whole. */
  isThere(backupName: string): Promise<boolean>
}

type Run = Selectable<Database['backup_runs']>

/**
 * A run without an end, when nobody holds the lock: its process died, or lost the database. A backup that is there was
 * made nevertheless, and a restore would have recorded its end with the data.
 */
async function settleAbandoned({ db, isThere }: RunBook): Promise<void> {
  for (const { id, task, backup_name } of await db
    .selectFrom('backup_runs')
    .select(['id', 'task', 'backup_name'])
    .where('ended_at', 'is', null)
    .execute()) {
    const isDone = task === 'backup' && backup_name !== null && (await isThere(backup_name))
    await db
      .updateTable('backup_runs')
      .set({ ended_at: new Date(), failure: isDone ? null : CUT_OFF })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  }
}

/** One at a time over all instances. The lock goes with the connection, so a killed process leaves none behind. */
function alone<T>(book: RunBook, step: () => Promise<T>): Promise<T> {
  return book.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${BACKUP_LOCK}) as got`.execute(connection)
    if (!rows[0]?.got) throw new ApiError(409, 'Trwa już tworzenie albo przywracanie kopii. Poczekaj, aż się zakończy')
    try {
      await settleAbandoned(book)
      return await step()
    } finally {
      await sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(connection).catch((error: unknown) => {
        // A connection that is gone has taken the lock with it; the work may well be done.
        if (!isDatabaseAway(error)) throw error
      })
    }
  })
}

export const runAlone = <T>(book: RunBook, task: Task, work: RecordedWork<T>): Promise<T> =>
  alone(book, () => runRecorded(book.db, task, work))

/** Null: another instance has made, or tried, the same since then. Asked when nobody else can be at it. */
export const runAloneUnless = <T>(book: RunBook, since: Date, task: Task, work: RecordedWork<T>): Promise<T | null> =>
  alone(book, async () => ((await ranSince(book.db, task.kind, since)) ? null : runRecorded(book.db, task, work)))

async function isRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (
    select 1 from pg_locks where locktype = 'advisory' and objid = ${BACKUP_LOCK} and database =
      (select oid from pg_database where datname = current_database())) as held`.execute(db)
  return rows[0]?.held === true
}

const lastRun = (db: Db): Promise<Run | undefined> =>
  db.selectFrom('backup_runs').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

function failureOf({ task, ended_at, failure }: Run): BackupStatus['lastFailure'] {
  return ended_at === null || failure === null ? null : { at: ended_at.toISOString(), task, message: failure }
}

export async function runStatus(book: RunBook): Promise<Omit<BackupStatus, 'disk'>> {
  const { db } = book
  if ((await lastRun(db))?.ended_at === null && !(await isRunning(db))) await settleAbandoned(book)
  const last = await lastRun(db)
  const success = await db
    .selectFrom('backup_runs')
    .select('ended_at')
    .where('task', '=', 'backup')
    .where('kind', '!=', 'restore-point')
    .where('ended_at', 'is not', null)
    .where('failure', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const running = last?.ended_at === null ? last : null
  return {
    running: running && {
      task: running.task,
      kind: running.kind,
      backupName: running.backup_name,
      startedAt: running.started_at.toISOString(),
      progress: running.progress,
    },
    lastSuccess: success?.ended_at?.toISOString() ?? null,
    lastFailure: last ? failureOf(last) : null,
  }
}

async function ranSince(db: Db, kind: Task['kind'], since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('backup_runs')
    .select('id')
    .where('kind', '=', kind)
    .where('task', '=', 'backup')
    .where('started_at', '>', since)
    .executeTakeFirst()
  return found !== undefined
}
