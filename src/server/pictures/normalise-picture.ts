import { ApiError } from '#server/plugins/api-error.ts'
import type { PictureExtension } from '#server/storage/file-store.ts'
import type { Decoders } from './decoders.ts'
import { type PictureHeader, pictureHeader } from './picture-header.ts'

export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024
const PIXELS_MAX = 50_000_000
/** Fifty megapixels of eight bits with transparency. */
const DECODED_MAX_BYTES = 4 * PIXELS_MAX

export interface Picture {
  bytes: Buffer
  extension: PictureExtension
}

export const notAPicture = () => new ApiError(415, 'To nie jest obraz JPG, PNG ani WebP albo plik jest uszkodzony')

export function refuseTooLarge(upload: Buffer): void {
  if (upload.length > UPLOAD_MAX_BYTES) throw new ApiError(413, 'Plik jest za duży. Dozwolone jest najwyżej 15 MB')
}

function refuseTooMany({ width, height, decodedBytes, bitsPerSample }: PictureHeader): void {
  if (width * height > PIXELS_MAX) {
    throw new ApiError(413, `Obraz ma ${width}×${height} px. Dozwolone jest najwyżej 50 megapikseli`)
  }
  if (decodedBytes > DECODED_MAX_BYTES) {
    throw new ApiError(413, `Obraz ma ${width}×${height} px po ${bitsPerSample} bitów. Zapisz go w 8 bitach na kanał`)
  }
}

/** What an upload says of itself, once it is sure that it may be decoded. */
export async function checkedHeader(upload: Buffer): Promise<PictureHeader> {
  refuseTooLarge(upload)
  const header = await pictureHeader(upload)
  if (!header) throw notAPicture()
  refuseTooMany(header)
  return header
}

/** What came as an upload, as the product keeps it: upright, without metadata, bounded, encoded anew. */
export async function normalisePicture(decoders: Decoders, asker: string, upload: Buffer): Promise<Picture> {
  const header = await checkedHeader(upload)
  const bytes = await decoders.run(asker, 'encodeAnew', () => [upload, header.hasAlpha])
  if (!bytes) throw notAPicture()
  return { bytes, extension: header.hasAlpha ? 'png' : 'jpg' }
}
