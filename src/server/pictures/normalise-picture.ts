import sharp, { type Metadata } from 'sharp'
import { ApiError } from '#server/plugins/api-error.ts'
import type { StoredExtension } from '#server/storage/file-store.ts'

export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024
export const PIXELS_MAX = 50_000_000
const EDGE_MAX = 3000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

export interface Picture {
  bytes: Buffer
  extension: StoredExtension
  width: number
  height: number
}

const notAPicture = () => new ApiError(415, 'To nie jest obraz JPG, PNG ani WebP albo plik jest uszkodzony')

async function inspect(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
  } catch {
    throw notAPicture()
  }
}

export function refuseTooLarge(upload: Buffer): void {
  if (upload.length > UPLOAD_MAX_BYTES) throw new ApiError(413, 'Plik jest za duży. Dozwolone jest najwyżej 15 MB')
}

/** What came as an upload, as the product keeps it: upright, without metadata, bounded, encoded anew. */
export async function normalisePicture(upload: Buffer): Promise<Picture> {
  refuseTooLarge(upload)
  const { format, width = 0, height = 0, hasAlpha } = await inspect(upload)
  if (!format || !FORMATS.has(format)) throw notAPicture()
  if (width * height > PIXELS_MAX) {
    throw new ApiError(413, `Obraz ma ${width}×${height} px. Dozwolone jest najwyżej 50 megapikseli`)
  }
  const upright = sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
  const encoded = hasAlpha
    ? upright.png({ compressionLevel: 8 })
    : upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, extension: hasAlpha ? 'png' : 'jpg', width: info.width, height: info.height }
  } catch {
    throw notAPicture()
  }
}
