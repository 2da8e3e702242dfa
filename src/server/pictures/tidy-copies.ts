import { type CopyStore, type KeptCopy, originalOf } from '#server/storage/copy-store.ts'
import type { FileStore } from '#server/storage/file-store.ts'

/** A season of a few thousand photographs in the sizes of grids and of a screen. */
export const COPIES_MAX_BYTES = 512 * 1024 * 1024

/** Copies of pictures that are gone go with them; of the others those that were used longest ago, where they are too many. */
export async function tidyCopies(copies: CopyStore, files: FileStore, maxBytes = COPIES_MAX_BYTES): Promise<void> {
  const originals = new Set<string>()
  for await (const { name } of files.list()) originals.add(name)
  const kept: KeptCopy[] = []
  for await (const copy of copies.list()) {
    if (originals.has(originalOf(copy.key))) kept.push(copy)
    else await copies.remove(copy.key)
  }
  let bytes = 0
  for (const copy of kept.sort((a, b) => b.used - a.used)) {
    bytes += copy.bytes
    if (bytes > maxBytes) await copies.remove(copy.key)
  }
}
