import { createHash } from 'node:crypto'

/** A stored file's name is its content's SHA-256 and an extension: it never changes and cannot be guessed. */
export const STORED_NAME = /^[0-9a-f]{64}\.(png|jpg|webp|woff2|part)$/
/** What anybody who knows its name may have: not a piece of a file that is still on its way. */
export const SERVED_NAME = /^[0-9a-f]{64}\.(png|jpg|webp|woff2)$/
export const PICTURE_NAME = /^[0-9a-f]{64}\.(png|jpg|webp)$/
export const FILE_URL_PREFIX = '/files/'

export type PictureExtension = 'png' | 'jpg' | 'webp'
export type StoredExtension = PictureExtension | 'woff2' | 'part'

export interface StoredFile {
  size: number
  stream: NodeJS.ReadableStream
}

export interface FileStore {
  /** Keeps the bytes (once, however often they come) and returns their name. Its age begins anew. */
  put(bytes: Buffer, extension: StoredExtension): Promise<string>
  /** The same for bytes that have been hashed already and found to be what the name says, or are named in another way. */
  putHashed(name: string, bytes: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  open(name: string): Promise<StoredFile | null>
  /** Where it would lie on this machine's disk; null when files are kept elsewhere. */
  pathOf(name: string): string | null
  /** Every file, with the moment at which it was last put there. */
  list(): AsyncIterable<{ name: string; modified: number }>
  /** Removes the file if its moment still satisfies; tells whether it did. */
  removeIf(name: string, satisfies: (modified: number) => boolean): Promise<boolean>
  /** Throws when nothing could be stored now. */
  check(): Promise<void>
}

export const storedName = (bytes: Buffer, extension: StoredExtension): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${extension}`

export const extensionOf = (name: string): StoredExtension => name.slice(name.lastIndexOf('.') + 1) as StoredExtension

export const fileUrl = (name: string): string => `${FILE_URL_PREFIX}${name}`

export const CONTENT_TYPES: Record<StoredExtension, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  part: 'application/octet-stream',
}
