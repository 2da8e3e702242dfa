import { buffer } from 'node:stream/consumers'
import type { PictureSize } from '#contract/picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { type CopyStore, copyKey } from '#server/storage/copy-store.ts'
import type { DiskSpace } from '#server/storage/disk-space.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { Decoders } from './decoders.ts'
import { COPIES_MAX_BYTES, tidyCopies } from './tidy-copies.ts'

/** About two thousand small pictures: the crests and faces of every list. What falls out is read again where it is kept. */
const MEMORY_MAX_BYTES = 32 * 1024 * 1024

interface Means {
  files: FileStore
  copies: CopyStore
  disk: DiskSpace
  decoders: Decoders
  /** The picture is served nevertheless. */
  onFailure: (error: unknown) => void
  maxBytes?: number
}

/** One copy on its way, for all who wait for it. */
interface Making {
  copy: Promise<Buffer | null>
  waiting: number
  isBegun: boolean
  stop: AbortController
}

export interface SmallPictures {
  /** A WebP of the given width at most; null when the store has no such picture. */
  get(asker: string, name: string, size: PictureSize, gone: AbortSignal): Promise<Buffer | null>
}

/** Also what a power cut left half written is none. */
const isWhole = (webp: Buffer): boolean =>
  webp.length > 12 && webp.toString('latin1', 0, 4) === 'RIFF' && webp.readUInt32LE(4) + 8 === webp.length

const nobodyWaits = () => new ApiError(503, 'Nikt już nie czeka na ten obraz')

function smallMemory() {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  return {
    get(key: string): Buffer | undefined {
      const found = kept.get(key)
      if (found && kept.delete(key)) kept.set(key, found)
      return found
    },
    keep(key: string, picture: Buffer): void {
      bytes += picture.length - (kept.get(key)?.length ?? 0)
      kept.set(key, picture)
      for (const [oldest, { length }] of kept) {
        if (bytes <= MEMORY_MAX_BYTES) return
        kept.delete(oldest)
        bytes -= length
      }
    },
  }
}

/** A decoder reads from the disk itself: what does not pass through here costs nothing here. */
async function originalIn(files: FileStore, name: string): Promise<Buffer | string> {
  const path = files.pathOf(name)
  if (path !== null) return path
  const file = await files.open(name)
  if (!file) throw new Error(`${name} was there a moment ago`)
  return buffer(file.stream)
}

/** Small copies for lists, made once, when first asked for, and kept beside the pictures; browsers keep theirs for ever. */
export function smallPictures({
  files,
  copies,
  disk,
  decoders,
  onFailure,
  maxBytes = COPIES_MAX_BYTES,
}: Means): SmallPictures {
  const memory = smallMemory()
  const making = new Map<string, Making>()
  let written = 0

  async function keep(key: string, copy: Buffer): Promise<void> {
    if (!(await disk.hasRoomFor(copy.length))) return
    await copies.write(key, copy)
    written += copy.length
    if (written < maxBytes / 16) return
    written = 0
    await tidyCopies(copies, files, maxBytes)
  }

  async function make(one: Making, asker: string, name: string, size: PictureSize): Promise<Buffer | null> {
    const key = copyKey(name, size)
    const kept = await copies.read(key)
    if (kept && isWhole(kept)) return kept
    if (!(await files.has(name))) return null
    const original = async () => {
      one.isBegun = true
      return originalIn(files, name)
    }
    const copy = await decoders.copy(asker, async () => [await original(), size], one.stop.signal)
    await keep(key, copy).catch(onFailure)
    return copy
  }

  function begin(asker: string, name: string, size: PictureSize): Making {
    const key = copyKey(name, size)
    const one: Making = { copy: Promise.resolve(null), waiting: 0, isBegun: false, stop: new AbortController() }
    one.copy = make(one, asker, name, size)
      .then((copy) => {
        if (copy) memory.keep(key, copy)
        return copy
      })
      .finally(() => making.get(key) === one && making.delete(key))
    making.set(key, one)
    return one
  }

  /** Nobody's turn is spent on what nobody waits for; what is under way is done all the same. */
  function leave(key: string, one: Making): void {
    one.waiting--
    if (one.waiting > 0 || one.isBegun) return
    if (making.get(key) === one) making.delete(key)
    one.stop.abort(nobodyWaits())
  }

  return {
    async get(asker, name, size, gone) {
      const key = copyKey(name, size)
      const found = memory.get(key)
      if (found) return found
      const one = making.get(key) ?? begin(asker, name, size)
      one.waiting++
      const onGone = () => leave(key, one)
      gone.addEventListener('abort', onGone)
      return one.copy.finally(() => gone.removeEventListener('abort', onGone))
    },
  }
}
