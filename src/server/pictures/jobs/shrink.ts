import sharp from 'sharp'
import type { PictureSize } from '#contract/picture.ts'

/** `original`: the picture, or where it lies. */
export const shrink = (original: Buffer | string, size: PictureSize): Promise<Buffer> =>
  sharp(original)
    .resize({ width: size, height: size * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
