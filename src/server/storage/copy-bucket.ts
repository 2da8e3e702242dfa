import { buffer } from 'node:stream/consumers'
import { DAY_MS } from '#domain/day.ts'
import { COPY_KEY, type CopyStore } from './copy-store.ts'
import { CONTENT_TYPES } from './file-store.ts'
import type { Bucket } from './s3-bucket.ts'

const PREFIX = 'copies/'
const keyOf = (key: string): string => `${PREFIX}${key}`

/** In a bucket an object's age begins anew only by writing it, so its last use is known to a week. */
const USE_NOTED_AFTER_MS = 7 * DAY_MS

/** In a bucket, at `copies/abcdef….jpg-480`: what one instance has made is there for all. */
export function openCopyBucket(bucket: Bucket): CopyStore {
  const write = (key: string, bytes: Buffer) => bucket.put(keyOf(key), bytes, CONTENT_TYPES.webp)
  return {
    async read(key) {
      const found = await bucket.read(keyOf(key))
      if (!found) return null
      const bytes = await buffer(found.stream)
      if (Date.now() - found.modified > USE_NOTED_AFTER_MS) await write(key, bytes)
      return bytes
    },
    write,
    async *list() {
      for await (const { key, size, modified } of bucket.list(PREFIX)) {
        const own = key.slice(PREFIX.length)
        if (COPY_KEY.test(own)) yield { key: own, bytes: size, used: modified }
      }
    },
    remove: (key) => bucket.remove(keyOf(key)),
  }
}
