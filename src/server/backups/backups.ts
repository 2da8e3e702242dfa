import type { Readable } from 'node:stream'
import type { Backup, BackupStatus } from '#contract/backup.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { type DiskSpace, NO_DISK } from '#server/storage/disk-space.ts'
import { tellFailure } from './backup-failure.ts'
import { type RunBook, runAlone, runAloneUnless, runStatus } from './backup-runs.ts'
import { type BackupShelf, newBackupName } from './backup-shelf.ts'
import type { BackupKind } from './manifest.ts'
import { mendSchema } from './mend-schema.ts'
import { type Archive, readArchive } from './read-archive.ts'
import type { RecordedRun } from './recorded-run.ts'
import { type RestorePoint, restoreArchive } from './restore-archive.ts'
import { makeRoomForNightly } from './room-for-nightly.ts'
import { refuseOtherSchema } from './stage-archive.ts'
import { type BackupSource, writeArchive } from './write-archive.ts'

export interface RestoreOptions {
  /** False only when the present state is too broken to be kept; then a broken database begins anew, too. */
  withRestorePoint: boolean
}

export interface Backups {
  list(): Promise<Backup[]>
  create(about: { comment: string | null; kind: BackupKind }): Promise<Backup>
  /** Null: tonight's has been made or tried already, by this instance or another. */
  createNightly(since: Date): Promise<Backup | null>
  restore(name: string, options?: RestoreOptions): Promise<{ restorePoint: string | null; signedOut: string[] }>
  remove(name: string): Promise<void>
  download(name: string): Promise<{ bytes: number; stream: Readable }>
  /** From another machine: checked whole before it is listed. */
  add(upload: Readable): Promise<Backup>
  status(): Promise<BackupStatus>
}

const NEARLY_FULL_SHARE = 0.05
const NEARLY_FULL_BYTES = 1024 ** 3

const absent = () => new ApiError(404, 'Nie ma takiej kopii zapasowej')

async function checkWhole(archive: Archive): Promise<void> {
  refuseOtherSchema(archive.manifest)
  await archive.check(() => {})
}

export function openBackups(source: BackupSource, shelf: BackupShelf, disk: DiskSpace = NO_DISK): Backups {
  const { db, files } = source
  const book: RunBook = { db, isThere: async (name) => (await shelf.find(name)) !== null }

  const write = (
    name: string,
    about: { kind: BackupKind; comment: string | null },
    onProgress: (share: number) => void,
    signal?: AbortSignal,
  ) => writeArchive(source, (archive) => shelf.put(name, archive), about, onProgress, signal)

  async function readBack(name: string): Promise<Backup> {
    const backup = await shelf.find(name)
    if (!backup) throw new Error(`${name} cannot be read back`)
    return backup
  }

  /** The task and the work of a new backup. */
  function newBackup(kind: BackupKind, comment: string | null) {
    const name = newBackupName(new Date())
    const make = async ({ onProgress }: RecordedRun) => {
      if (kind === 'nightly') await makeRoomForNightly({ db, files, shelf, disk })
      await write(name, { kind, comment }, onProgress)
      return readBack(name)
    }
    return [{ task: 'backup', kind, backupName: name }, make] as const
  }

  const restorePointNamed = (name: string): RestorePoint => ({
    write: (onProgress, signal) =>
      write(name, { kind: 'restore-point', comment: 'Stan sprzed przywrócenia' }, onProgress, signal),
    discard: () => shelf.remove(name),
  })

  async function withArchive<T>(name: string, work: (archive: Archive) => Promise<T>): Promise<T> {
    const archive = await readArchive(await shelf.open(name))
    try {
      return await work(archive)
    } finally {
      archive.close()
    }
  }

  return {
    list: shelf.list,
    create: ({ comment, kind }) => tellFailure(() => runAlone(book, ...newBackup(kind, comment))),
    createNightly: (since) => tellFailure(() => runAloneUnless(book, since, ...newBackup('nightly', null))),
    async restore(name, { withRestorePoint } = { withRestorePoint: true }) {
      if (!(await shelf.find(name))) throw absent()
      const restorePoint = withRestorePoint ? newBackupName(new Date()) : null
      return tellFailure(async () => {
        if (!withRestorePoint) {
          await withArchive(name, checkWhole)
          await mendSchema(db)
        }
        const signedOut = await runAlone(book, { task: 'restore', kind: 'manual', backupName: name }, (run) =>
          withArchive(name, (archive) =>
            restoreArchive(source, archive, restorePoint ? restorePointNamed(restorePoint) : null, run),
          ),
        )
        return { restorePoint, signedOut }
      })
    },
    async remove(name) {
      if (!(await shelf.remove(name))) throw absent()
    },
    async download(name) {
      const backup = await shelf.find(name)
      if (!backup) throw absent()
      return { bytes: backup.bytes, stream: await shelf.download(name) }
    },
    async add(upload) {
      const name = newBackupName(new Date())
      await tellFailure(() => shelf.put(name, upload, checkWhole))
      return readBack(name)
    },
    async status() {
      const [runs, space] = await Promise.all([runStatus(book), shelf.freeBytes()])
      if (!space) return { ...runs, disk: null }
      const { free, total } = space
      const isNearlyFull = free < NEARLY_FULL_BYTES || free / total < NEARLY_FULL_SHARE
      return { ...runs, disk: { freeBytes: free, isNearlyFull } }
    },
  }
}
