import sharp from 'sharp'
import { UPLOAD_MAX_BYTES } from '#server/pictures/normalise-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { StoredExtension } from '#server/storage/file-store.ts'

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i
const PIXELS_MAX = 50_000_000
const EXTENSIONS: Record<string, StoredExtension> = { png: 'png', jpeg: 'jpg', webp: 'webp' }

export interface GraphicPicture {
  bytes: Buffer
  extension: StoredExtension
  width: number
  height: number
}

const notAPicture = () => new ApiError(400, 'Nieprawidłowy obraz')

/** A graphic is kept byte for byte as it was painted, once it is sure that it is a whole picture. */
export async function graphicPicture(dataUrl: unknown): Promise<GraphicPicture> {
  const prefix = typeof dataUrl === 'string' ? DATA_URL.exec(dataUrl)?.[0] : undefined
  if (typeof dataUrl !== 'string' || !prefix) throw new ApiError(400, 'Nieprawidłowy format obrazu base64')
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64')
  if (bytes.length > UPLOAD_MAX_BYTES) throw new ApiError(413, 'Plik jest za duży. Dozwolone jest najwyżej 15 MB')
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    const extension = EXTENSIONS[format ?? '']
    if (!extension || !width || !height) throw notAPicture()
    await picture.stats()
    return { bytes, extension, width, height }
  } catch {
    throw notAPicture()
  }
}
