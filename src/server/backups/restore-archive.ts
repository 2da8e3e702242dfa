import type { FileStore } from '#server/storage/file-store.ts'
import { loadArchive, OutcomeUnknown } from './load-archive.ts'
import { lookAhead } from './look-ahead.ts'
import type { Manifest } from './manifest.ts'
import type { Archive } from './read-archive.ts'
import type { RecordedRun } from './recorded-run.ts'
import { ReusedBuffers } from './reused-buffers.ts'
import { refuseOtherSchema } from './stage-archive.ts'
import type { BackupSource } from './write-archive.ts'

type Progress = (share: number) => void

/** How the work is shared out along the bar. */
const STEPS = { checkAndKeep: 0.6, pictures: 0.3 } as const
const PICTURES_AT_ONCE = 4

async function presentIn(files: FileStore): Promise<Set<string>> {
  const names = new Set<string>()
  try {
    for await (const { name } of files.list()) names.add(name)
  } catch (error) {
    // Its folder may be what was lost.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return names
}

/** Their hashes were compared in the check, in this same open file; hashing them once more would take as long again. */
async function addMissingPictures(files: FileStore, archive: Archive, onProgress: Progress): Promise<void> {
  const present = await presentIn(files)
  const missing = archive.manifest.pictures.filter(({ name }) => !present.has(name))
  const buffers = new ReusedBuffers(Buffer.allocUnsafeSlow)
  const add = async ({ name, bytes: length }: Manifest['pictures'][number]) => {
    const { bytes, giveBack } = buffers.take(length)
    await archive.readPicture(name, bytes)
    await files.putHashed(name, bytes)
    giveBack()
  }
  let done = 0
  for await (const _ of lookAhead(missing, PICTURES_AT_ONCE, add)) onProgress(++done / missing.length)
}

/** Such a file has the right name and the wrong bytes: it must go before the right ones can come. */
async function removeDamaged(files: FileStore, archive: Archive, damaged: readonly string[]): Promise<void> {
  const held = new Set(archive.manifest.pictures.map(({ name }) => name))
  for (const name of damaged) if (held.has(name)) await files.removeIf(name, () => true)
}

/** The backup of the state before. */
export interface RestorePoint {
  write(onProgress: Progress, signal: AbortSignal): Promise<Manifest>
  discard(): Promise<unknown>
}

/** Side by side, since neither touches the club. Of a restore that is refused no restore point stays. */
async function checkAndKeep(
  archive: Archive,
  restorePoint: RestorePoint | null,
  onProgress: Progress,
): Promise<Manifest | null> {
  const share = { checked: 0, kept: 0 }
  const advance = (change: Partial<typeof share>) => {
    Object.assign(share, change)
    onProgress((share.checked + share.kept) / 2)
  }
  const stop = new AbortController()
  const kept = restorePoint?.write((done) => advance({ kept: done }), stop.signal) ?? Promise.resolve(null)
  // It is awaited below, after the check.
  kept.catch(() => {})
  try {
    await archive.check((done) => advance({ checked: done }))
  } catch (error) {
    stop.abort()
    await kept.then(() => restorePoint?.discard()).catch(() => {})
    throw error
  }
  return kept
}

/** Of a restore that failed no restore point stays, unless nobody knows whether the data is the old or the new. */
async function discardOnFailure<T>(restorePoint: RestorePoint | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // What is told is why the restore failed; a point that cannot be removed now goes with the old ones.
    if (!(error instanceof OutcomeUnknown)) await restorePoint?.discard().catch(() => {})
    throw error
  }
}

/** Checks, keeps the present state, then brings back the pictures and, all at once, the data. Who must sign in again. */
export async function restoreArchive(
  { db, files }: BackupSource,
  archive: Archive,
  restorePoint: RestorePoint | null,
  run: RecordedRun,
): Promise<string[]> {
  const along = (from: number, length: number) => (share: number) => run.onProgress(from + share * length)
  refuseOtherSchema(archive.manifest)
  const present = await checkAndKeep(archive, restorePoint, along(0, STEPS.checkAndKeep))
  const signedOut = await discardOnFailure(restorePoint, async () => {
    await removeDamaged(files, archive, present?.missing ?? [])
    await addMissingPictures(files, archive, along(STEPS.checkAndKeep, STEPS.pictures))
    return loadArchive(db, archive, run)
  })
  // Until now nothing referred to some of them, so one may have been collected meanwhile.
  await addMissingPictures(files, archive, () => {})
  return signedOut
}
