import { join } from 'node:path'
import { openBackupBucket } from './backups/backup-bucket.ts'
import { openBackupFolder } from './backups/backup-folder.ts'
import type { BackupShelf } from './backups/backup-shelf.ts'
import type { Config } from './config.ts'
import { type DiskSpace, diskSpaceOf, NO_DISK } from './storage/disk-space.ts'
import { openDiskStore } from './storage/disk-store.ts'
import type { FileStore } from './storage/file-store.ts'
import type { FileStoreAway } from './storage/file-store-away.ts'
import { type Bucket, openBucket } from './storage/s3-bucket.ts'
import { S3Refusal } from './storage/s3-client.ts'
import { openS3Store } from './storage/s3-store.ts'

export interface Stores {
  files: FileStore
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
  { dataDir, databaseUrl, s3 }: Config,
  log: (message: string) => void,
): Promise<Stores> {
  if (!s3) {
    const files = await openDiskStore(join(dataDir, 'files'))
    return { files, shelf: await openBackupFolder(join(dataDir, 'backups')), disk: diskSpaceOf(dataDir) }
  }
  const bucket = openBucket(s3, log)
  await refuseWrongSettings(bucket, s3)
  const disk = databaseUrl ? NO_DISK : diskSpaceOf(dataDir)
  return { files: openS3Store(bucket), shelf: openBackupBucket(bucket), disk }
}
