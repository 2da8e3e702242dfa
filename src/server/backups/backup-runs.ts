import { type Selectable, sql } from 'kysely'
import type { BackupStatus } from '#contract/backup.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { tellable } from './backup-failure.ts'
import type { BackupKind } from './manifest.ts'

const BACKUP_LOCK = 7_411_005
const PROGRESS_EVERY_MS = 300

interface Task {
  task: 'backup' | 'restore'
  kind: BackupKind
  backupName: string
}

type Work<T> = (onProgress: (share: number) => void) => Promise<T>

const CUT_OFF = 'Przerwane w połowie, na przykład przez wyłączenie serwera'
const ONLY_IN_LOG = 'Nieoczekiwany błąd. Szczegóły są w dzienniku serwera'

/** Who holds the lock at this moment has died or is done with every run that looks unfinished. */
async function closeAbandoned(db: Db): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ ended_at: new Date(), failure: CUT_OFF })
    .where('ended_at', 'is', null)
    .execute()
}

async function runRecorded<T>(db: Db, { task, kind, backupName }: Task, work: Work<T>): Promise<T> {
  const { id } = await db
    .insertInto('backup_runs')
    .values({ task, kind, backup_name: backupName })
    .returning('id')
    .executeTakeFirstOrThrow()
  const update = (change: { progress?: number; ended_at?: Date; failure?: string }) =>
    db.updateTable('backup_runs').set(change).where('id', '=', id).execute()
  let told = 0
  const onProgress = (progress: number) => {
    if (Date.now() - told < PROGRESS_EVERY_MS) return
    told = Date.now()
    // Only for the bar on the page: the work itself does not depend on it.
    void update({ progress: Math.min(1, progress) }).catch(() => {})
  }
  try {
    const result = await work(onProgress)
    await update({ progress: 1, ended_at: new Date() })
    return result
  } catch (error) {
    // Without a database it stays unfinished, which is told as cut off.
    await update({ ended_at: new Date(), failure: tellable(error)?.message ?? ONLY_IN_LOG }).catch(() => {})
    throw error
  }
}

/** One at a time over all instances. The lock goes with the connection, so a killed process leaves none behind. */
function alone<T>(db: Db, step: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${BACKUP_LOCK}) as got`.execute(connection)
    if (!rows[0]?.got) throw new ApiError(409, 'Trwa już tworzenie albo przywracanie kopii. Poczekaj, aż się zakończy')
    try {
      await closeAbandoned(db)
      return await step()
    } finally {
      await sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(connection)
    }
  })
}

export const runAlone = <T>(db: Db, task: Task, work: Work<T>): Promise<T> =>
  alone(db, () => runRecorded(db, task, work))

/** Null: another instance has made, or tried, the same since then. Asked when nobody else can be at it. */
export const runAloneUnless = <T>(db: Db, since: Date, task: Task, work: Work<T>): Promise<T | null> =>
  alone(db, async () => ((await ranSince(db, task.kind, since)) ? null : runRecorded(db, task, work)))

async function isRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (
    select 1 from pg_locks where locktype = 'advisory' and objid = ${BACKUP_LOCK} and database =
      (select oid from pg_database where datname = current_database())) as held`.execute(db)
  return rows[0]?.held === true
}

type Run = Selectable<Database['backup_runs']>

/** The run failed, or its process died: then it has no end, and nobody holds the lock. */
function failureOf(run: Run): BackupStatus['lastFailure'] {
  const { task, ended_at, started_at, failure } = run
  if (ended_at === null) return { at: started_at.toISOString(), task, message: CUT_OFF }
  return failure === null ? null : { at: ended_at.toISOString(), task, message: failure }
}

export async function runStatus(db: Db): Promise<Omit<BackupStatus, 'disk'>> {
  const last = await db.selectFrom('backup_runs').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
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
  const running = last && last.ended_at === null && (await isRunning(db)) ? last : null
  return {
    running: running && {
      task: running.task,
      kind: running.kind,
      backupName: running.backup_name,
      startedAt: running.started_at.toISOString(),
      progress: running.progress,
    },
    lastSuccess: success?.ended_at?.toISOString() ?? null,
    lastFailure: last && !running ? failureOf(last) : null,
  }
}

async function ranSince(db: Db, kind: BackupKind, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('backup_runs')
    .select('id')
    .where('kind', '=', kind)
    .where('task', '=', 'backup')
    .where('started_at', '>', since)
    .executeTakeFirst()
  return found !== undefined
}
