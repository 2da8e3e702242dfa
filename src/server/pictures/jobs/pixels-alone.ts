import sharp from 'sharp'
import type { PictureExtension } from '#server/storage/file-store.ts'
import { pngWithoutNotes } from './png-without-notes.ts'

async function onlyPixels(sent: Buffer, extension: PictureExtension): Promise<Buffer | null> {
  const picture = sharp(sent, { limitInputPixels: false, failOn: 'error' })
  if (extension === 'jpg') return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  if (extension === 'webp') return picture.webp({ quality: 95 }).toBuffer()
  await picture.raw().toBuffer()
  return pngWithoutNotes(sent)
}

/** A PNG stays as it was painted, once it is sure that it is whole; null where it is not. Of the others only the pixels. */
export const pixelsAlone = (sent: Buffer, extension: PictureExtension): Promise<Buffer | null> =>
  onlyPixels(sent, extension).catch(() => null)
