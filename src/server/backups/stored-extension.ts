import { isWoff2 } from '#server/fonts/read-woff2.ts'
import { extensionByContent } from '#server/pictures/picture-header.ts'
import type { StoredExtension } from '#server/storage/file-store.ts'

/** What a stored file is by its first bytes, whatever it is called. */
export const storedExtension = (bytes: Buffer): StoredExtension | null =>
  isWoff2(bytes) ? 'woff2' : extensionByContent(bytes)
