import { open } from 'node:fs/promises'
import { PRIVATE_FILE } from '#server/storage/private-folder.ts'

/** Enough for the disk to be busy, little enough that the last of them is soon done. */
const SYNC_EACH_BYTES = 64 * 1024 * 1024

/**
 * Writes a file that is on the disk when this ends. What has come is synced while the rest is still being made:
 * all of it at the end would keep the disk idle first and the maker idle then.
 */
export async function writeSynced(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'w', PRIVATE_FILE)
  let syncing: Promise<void> | null = null
  let failure: Error | null = null
  let unsynced = 0
  try {
    for await (const piece of pieces) {
      if (failure) throw failure
      for (let at = 0; at < piece.length; ) at += (await file.write(piece, at)).bytesWritten
      unsynced += piece.length
      if (syncing || unsynced < SYNC_EACH_BYTES) continue
      unsynced = 0
      syncing = file
        .datasync()
        .catch((error: Error) => {
          failure = error
        })
        .finally(() => {
          syncing = null
        })
    }
    await syncing
    if (failure) throw failure
    await file.sync()
  } finally {
    await syncing
    await file.close()
  }
}
