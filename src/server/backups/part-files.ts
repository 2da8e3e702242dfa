import { closeSync, fstatSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/day.ts'
import { lockFile } from '#server/db/file-lock.ts'

const EXTENSION = '.part'
/** Where nothing can be locked: no backup, however large, is written to for so long. */
const STALE_AFTER_MS = DAY_MS

export const partOf = (path: string): string => `${path}${EXTENSION}`

const isStillThere = (path: string, descriptor: number): boolean =>
  statSync(path, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino

/** Ours until it is released, or until this process ends in whatever way. */
export function ownPart(path: string): () => void {
  for (;;) {
    const lock = lockFile(path)
    if (lock === 'unsupported') return () => {}
    if (lock === 'held') continue
    // Between its making and its locking somebody may have taken it for abandoned.
    if (isStillThere(path, lock)) return () => closeSync(lock)
    closeSync(lock)
  }
}

const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN

function removeIfAbandoned(path: string, now: number): void {
  const lock = lockFile(path)
  if (lock === 'held') return
  if (lock !== 'unsupported' || now - modifiedAt(path) > STALE_AFTER_MS) rmSync(path, { force: true })
  if (lock !== 'unsupported') closeSync(lock)
}

/** Clears away what a crash left half written, and leaves alone what any process is writing now. */
export async function removeAbandonedParts(folder: string, now: number): Promise<void> {
  for (const file of await readdir(folder)) if (file.endsWith(EXTENSION)) removeIfAbandoned(join(folder, file), now)
}
