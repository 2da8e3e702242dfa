import { CONTENT_TYPES, extensionOf, type FileStore, STORED_NAME, storedName } from './file-store.ts'
import type { Bucket } from './s3-bucket.ts'

const PREFIX = 'files/'
const keyOf = (name: string): string => `${PREFIX}${name}`

/** Files in a bucket, at `files/abcdef….png`. */
export function openS3Store(bucket: Bucket): FileStore {
  /** Written anew however often it comes: to S3 that is one call, and the file's age begins anew with it. */
  const putHashed = (name: string, bytes: Buffer): Promise<void> =>
    bucket.put(keyOf(name), bytes, CONTENT_TYPES[extensionOf(name)])

  return {
    async put(bytes, extension) {
      const name = storedName(bytes, extension)
      await putHashed(name, bytes)
      return name
    },
    putHashed,
    has: async (name) => (await bucket.look(keyOf(name))) !== null,
    open: (name) => bucket.read(keyOf(name)),
    pathOf: () => null,
    async *list() {
      for await (const { key, modified } of bucket.list(PREFIX)) {
        const name = key.slice(PREFIX.length)
        if (STORED_NAME.test(name)) yield { name, modified }
      }
    },
    async removeIf(name, satisfies) {
      const found = await bucket.look(keyOf(name))
      if (!found || !satisfies(found.modified)) return false
      await bucket.remove(keyOf(name))
      return true
    },
    check: bucket.check,
  }
}
