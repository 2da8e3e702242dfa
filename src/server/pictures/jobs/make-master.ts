import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Focus, focalPoint } from '#domain/photo/focal-point.ts'
import { NOT_A_PHOTO, PHOTO_MAX_PIXELS, tooManyPixels } from '#domain/photo/photo-limits.ts'
import { pictureHeader } from '../picture-header.ts'

/** Twice what the largest graphic shows of a photo at most. */
const EDGE_MAX = 3000
const QUALITY = 86
/** So small a copy is looked at for what matters in it. */
const LOOK_EDGE = 96
const DECODED_MAX_BYTES = 4 * PHOTO_MAX_PIXELS

export type MasterPhoto =
  | { refusal: string; isTooLarge: boolean }
  | { refusal: null; bytes: Buffer; width: number; height: number; focus: Focus }

const refused = (refusal: string, isTooLarge = false): MasterPhoto => ({ refusal, isTooLarge })

async function focusOf(master: Buffer): Promise<Focus> {
  const { data, info } = await sharp(master)
    .resize({ width: LOOK_EDGE, height: LOOK_EDGE, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return focalPoint({ width: info.width, height: info.height, pixels: data })
}

/** A photograph as the library keeps it: upright, without metadata, bounded, and where to look on it. `parts`: their bytes, or where they lie. */
export async function makeMaster(parts: readonly (Buffer | string)[]): Promise<MasterPhoto> {
  const read = await Promise.all(parts.map((part) => (typeof part === 'string' ? readFile(part) : part)))
  const original = Buffer.concat(read)
  const header = await pictureHeader(original)
  if (!header) return refused(NOT_A_PHOTO)
  const { width, height } = header
  if (width * height > PHOTO_MAX_PIXELS) return refused(tooManyPixels(width, height), true)
  if (header.decodedBytes > DECODED_MAX_BYTES) return refused(`${NOT_A_PHOTO}: zapisz go w 8 bitach na kanał`, true)
  const master = await sharp(original, { limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!master) return refused(NOT_A_PHOTO)
  const { data: bytes, info } = master
  return { refusal: null, bytes, width: info.width, height: info.height, focus: await focusOf(bytes) }
}
