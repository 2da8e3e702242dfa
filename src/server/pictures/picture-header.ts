import sharp from 'sharp'
import type { PictureExtension } from '#server/storage/file-store.ts'

export interface PictureHeader {
  extension: PictureExtension
  width: number
  height: number
  bitsPerSample: 8 | 16
  hasAlpha: boolean
  /** What its pixels take in memory once they are decoded. */
  decodedBytes: number
}

const startsWith = (bytes: Buffer, at: number, ...values: number[]): boolean =>
  values.every((value, index) => bytes[at + index] === value)

const isText = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** By its first bytes, whatever it is called: only decoders of these three formats ever see what a stranger sent. */
export function extensionByContent(bytes: Buffer): PictureExtension | null {
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpg'
  return isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP') ? 'webp' : null
}

/** What a picture says of itself before anything of it is decoded; null for what is no picture that we take. */
export async function pictureHeader(bytes: Buffer): Promise<PictureHeader | null> {
  const extension = extensionByContent(bytes)
  if (!extension) return null
  const found = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null)
  if (!found?.width || !found.height) return null
  const { width, height, channels = 4, depth, hasAlpha = false } = found
  const bitsPerSample = depth === 'uchar' ? 8 : 16
  return {
    extension,
    width,
    height,
    bitsPerSample,
    hasAlpha,
    decodedBytes: (width * height * channels * bitsPerSample) / 8,
  }
}
