import type { PictureSize } from '#contract/picture.ts'

/** A small copy is named by its picture and its width. */
export const COPY_KEY = /^[0-9a-f]{64}\.(png|jpg|webp)-\d{3,4}$/

export const copyKey = (name: string, size: PictureSize): string => `${name}-${size}`
export const originalOf = (key: string): string => key.slice(0, key.lastIndexOf('-'))

export interface KeptCopy {
  key: string
  bytes: number
  /** When it was last asked for, to a day or so. */
  used: number
}

/** Small copies of stored pictures. Whatever is lost here is made anew. */
export interface CopyStore {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
  list(): AsyncIterable<KeptCopy>
  remove(key: string): Promise<void>
}
