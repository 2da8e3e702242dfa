import { join } from 'node:path'
import { openBackupBucket } from './backups/backup-bucket.ts'
import { openBackupFolder } from './backups/backup-folder.ts'
import type { BackupShelf } from './backups/backup-shelf.ts'
import type { Config } from './config.ts'
import { openCopyBucket } from './storage/copy-bucket.ts'
import { openCopyFolder } from './storage/copy-folder.ts'
import type { CopyStore } from './storage/copy-store.ts'
import { type DiskSpace, diskBytes, diskSpace, type MeasureDisk, NO_DISK, withoutFiles } from './storage/disk-space.ts'
import { openDiskStore } from './storage/disk-store.ts'
import type { FileStore } from './storage/file-store.ts'
import type { FileStoreAway } from './storage/file-store-away.ts'
import { type Bucket, openBucket } from './storage/s3-bucket.ts'
import { S3Refusal } from './storage/s3-client.ts'
import { openS3Store } from './storage/s3-store.ts'

export interface Stores {
  files: FileStore
  /** Safe to be deleted at any time. */
  copies: CopyStore
  shelf: BackupShelf
  disk: DiskSpace
}

/** A store that answers no will not change its mind; one that does not answer may be back in a minute. */
async function refuseWrongSettings(
  bucket: Bucket,
  { endpoint, bucket: name }: NonNullable<Config['s3']>,
): Promise<void> {
  try {
    await bucket.tryOut()
  } catch (error) {
    const { cause } = error as FileStoreAway
    if (!(cause instanceof S3Refusal) || cause.isPassing) return
    throw new Error(`The bucket ${name} at S3_ENDPOINT ${endpoint} cannot be used: ${cause.message}`)
  }
}

/** The pictures alone, for a thread of the app: whether the bucket can be used has been tried before. */
export const openFiles = async (
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  log: (message: string) => void,
): Promise<FileStore> => (s3 ? openS3Store(openBucket(s3, log)) : openDiskStore(join(dataDir, 'files')))

/** Pictures and backups: on this machine's disk, or in one bucket for all instances. */
export async function openStores(
  { dataDir, databaseUrl, s3, diskReserve }: Config,
  log: (message: string) => void,
  measure: MeasureDisk = () => diskBytes(dataDir),
): Promise<Stores> {
  if (!s3) {
    return {
      files: await openDiskStore(join(dataDir, 'files')),
      copies: await openCopyFolder(join(dataDir, 'copies')),
      shelf: await openBackupFolder(join(dataDir, 'backups')),
      disk: diskSpace(measure, diskReserve),
    }
  }
  const bucket = openBucket(s3, log)
  await refuseWrongSettings(bucket, s3)
  return {
    files: openS3Store(bucket),
    copies: openCopyBucket(bucket),
    shelf: openBackupBucket(bucket),
    disk: databaseUrl ? NO_DISK : withoutFiles(diskSpace(measure)),
  }
}
