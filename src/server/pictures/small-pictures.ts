import { buffer } from 'node:stream/consumers'
import type { PictureSize } from '#contract/picture.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { Decoders } from './decoders.ts'

/** About five thousand small pictures; what falls out is made anew in a few milliseconds. */
const KEPT_MAX_BYTES = 32 * 1024 * 1024

export interface SmallPictures {
  /** A WebP of the given width at most; null when the store has no such picture. */
  get(asker: string, name: string, size: PictureSize): Promise<Buffer | null>
}

/** Small copies for lists, made when first asked for and kept in memory; browsers keep theirs for ever. */
export function smallPictures(files: FileStore, decoders: Decoders): SmallPictures {
  const kept = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer | null>>()
  let bytes = 0

  function keep(key: string, picture: Buffer): void {
    kept.set(key, picture)
    bytes += picture.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= KEPT_MAX_BYTES) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  /** A decoder reads from the disk itself: what does not pass through here costs nothing here. */
  async function original(name: string): Promise<Buffer | string> {
    const path = files.pathOf(name)
    if (path !== null) return path
    const file = await files.open(name)
    if (!file) throw new Error(`${name} was there a moment ago`)
    return buffer(file.stream)
  }

  async function make(asker: string, key: string, name: string, size: PictureSize): Promise<Buffer | null> {
    if (!(await files.has(name))) return null
    const picture = await decoders.run(asker, 'shrink', async () => [await original(name), size])
    keep(key, picture)
    return picture
  }

  return {
    async get(asker, name, size) {
      const key = `${size} ${name}`
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      const made = making.get(key) ?? make(asker, key, name, size).finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
  }
}
