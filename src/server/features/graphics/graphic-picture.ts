import sharp from 'sharp'
import { dataUrlBytes } from '#server/pictures/data-url.ts'
import { PIXELS_MAX, refuseTooLarge } from '#server/pictures/normalise-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { StoredExtension } from '#server/storage/file-store.ts'

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
  const bytes = typeof dataUrl === 'string' ? dataUrlBytes(dataUrl) : null
  if (!bytes) throw new ApiError(400, 'Nieprawidłowy format obrazu base64')
  refuseTooLarge(bytes)
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
