import { randomBytes } from 'node:crypto'
import type { PictureExtension } from '#server/storage/file-store.ts'

const BEGINNINGS: Record<PictureExtension, Buffer> = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  webp: Buffer.from('RIFF....WEBP'),
}

/** What a picture of this kind begins with, and then anything. */
export const pictureBytes = (extension: PictureExtension, rest: Uint8Array): Buffer =>
  Buffer.concat([BEGINNINGS[extension], rest])

export const randomPng = (bytes: number): Buffer => pictureBytes('png', randomBytes(bytes))
