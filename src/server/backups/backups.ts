import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Backup, BackupStatus } from '#contract/backup.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { StoredExtension } from '#server/storage/file-store.ts'
import { type BackupFolder, newBackupName } from './backup-folder.ts'
import { runAlone, runStatus } from './backup-runs.ts'
import { BadArchive } from './bad-archive.ts'
import { loadArchive, refuseOtherSchema } from './load-archive.ts'
import type { BackupKind } from './manifest.ts'
import { type Archive, openArchive } from './read-archive.ts'
import { type BackupSource, writeArchive } from './write-archive.ts'

export interface RestoreOptions {
  /** False only when the present state is too broken to be kept. */
  withRestorePoint: boolean
}

export interface Backups {
  list(): Promise<Backup[]>
  create(about: { comment: string | null; kind: BackupKind }): Promise<Backup>
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

/** How the work is shared out along the bar of a restore. */
const RESTORE_STEPS = { check: 0.3, restorePoint: 0.3, pictures: 0.3 } as const

async function addMissingPictures({ files }: BackupSource, archive: Archive, onProgress: (share: number) => void) {
  const { pictures } = archive.manifest
  for (const [index, { name }] of pictures.entries()) {
    if (!(await files.has(name))) await files.put(await archive.picture(name), name.slice(65) as StoredExtension)
    onProgress((index + 1) / pictures.length)
  }
}

async function refuseBadArchive<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BadArchive) throw new ApiError(400, error.message)
    throw error
  }
}

export function openBackups(source: BackupSource, folder: BackupFolder): Backups {
  const { db } = source

  async function write(name: string, kind: BackupKind, comment: string | null, onProgress: (share: number) => void) {
    await writeArchive(source, folder.pathOf(name), { kind, comment }, onProgress)
    const backup = await folder.find(name)
    if (!backup) throw new Error(`${name} cannot be read back`)
    return backup
  }

  async function keepPresent(onProgress: (share: number) => void): Promise<string> {
    const { name } = await write(newBackupName(new Date()), 'restore-point', 'Stan sprzed przywrócenia', onProgress)
    return name
  }

  async function restoreFrom(
    archive: Archive,
    { withRestorePoint }: RestoreOptions,
    onProgress: (share: number) => void,
  ) {
    refuseOtherSchema(archive.manifest)
    await archive.check((share) => onProgress(share * RESTORE_STEPS.check))
    const before = RESTORE_STEPS.check
    const restorePoint = withRestorePoint
      ? await keepPresent((share) => onProgress(before + share * RESTORE_STEPS.restorePoint))
      : null
    const until = before + RESTORE_STEPS.restorePoint
    await addMissingPictures(source, archive, (share) => onProgress(until + share * RESTORE_STEPS.pictures))
    return { restorePoint, signedOut: await loadArchive(db, archive) }
  }

  return {
    list: folder.list,
    create({ comment, kind }) {
      const name = newBackupName(new Date())
      return runAlone(db, { task: 'backup', kind, backupName: name }, (onProgress) =>
        write(name, kind, comment, onProgress),
      )
    },
    async restore(name, options = { withRestorePoint: true }) {
      if (!(await folder.find(name))) throw absent()
      return refuseBadArchive(() =>
        runAlone(db, { task: 'restore', kind: 'manual', backupName: name }, async (onProgress) => {
          const archive = await openArchive(folder.pathOf(name))
          try {
            return await restoreFrom(archive, options, onProgress)
          } finally {
            archive.close()
          }
        }),
      )
    },
    async remove(name) {
      if (!(await folder.remove(name))) throw absent()
    },
    async download(name) {
      const backup = await folder.find(name)
      if (!backup) throw absent()
      return { bytes: backup.bytes, stream: createReadStream(folder.pathOf(name)) }
    },
    async add(upload) {
      const name = newBackupName(new Date())
      const temporary = `${folder.pathOf(name)}.part`
      try {
        await pipeline(upload, createWriteStream(temporary))
        await refuseBadArchive(async () => {
          const archive = await openArchive(temporary)
          try {
            refuseOtherSchema(archive.manifest)
            await archive.check(() => {})
          } finally {
            archive.close()
          }
        })
        await rename(temporary, folder.pathOf(name))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      const backup = await folder.find(name)
      if (!backup) throw new Error(`${name} cannot be read back`)
      return backup
    },
    async status() {
      const [runs, { free, total }] = await Promise.all([runStatus(db), folder.freeBytes()])
      const isNearlyFull = free < NEARLY_FULL_BYTES || free / total < NEARLY_FULL_SHARE
      return { ...runs, disk: { freeBytes: free, isNearlyFull } }
    },
  }
}
