import { DAY_MS } from '#domain/day.ts'
import type { FileStore } from './file-store.ts'

/** Long enough for any upload to be followed by the save that refers to it, and for a mistake to be noticed. */
const GRACE_MS = 7 * DAY_MS

/**
 * Removes pictures that nothing refers to any more. What is referenced is asked for twice: once to find candidates,
 * and again just before they go, since somebody may have come back to one in between. A picture that is stored again
 * counts as new.
 */
export async function collectFiles(files: FileStore, referenced: () => Promise<Set<string>>, now: number) {
  const isOld = (modified: number) => now - modified > GRACE_MS
  const known = await referenced()
  const candidates: string[] = []
  for await (const { name, modified } of files.list()) if (isOld(modified) && !known.has(name)) candidates.push(name)
  if (candidates.length === 0) return 0
  const stillKnown = await referenced()
  let removed = 0
  for (const name of candidates) {
    if (stillKnown.has(name)) continue
    if (await files.removeIf(name, isOld)) removed++
  }
  return removed
}
