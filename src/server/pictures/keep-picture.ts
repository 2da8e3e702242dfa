import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { normalisePicture } from './normalise-picture.ts'

/** An uploaded picture, through the guard and into the store; its address. */
export async function keepPicture(files: FileStore, upload: Buffer): Promise<string> {
  const { bytes, extension } = await normalisePicture(upload)
  return fileUrl(await files.put(bytes, extension))
}
