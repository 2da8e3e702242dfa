import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import type { Decoders } from './decoders.ts'
import { normalisePicture } from './normalise-picture.ts'

export interface PictureMeans {
  files: FileStore
  decoders: Decoders
}

/** An uploaded picture, through the guard and into the store; its address. */
export async function keepPicture({ files, decoders }: PictureMeans, asker: string, upload: Buffer): Promise<string> {
  const { bytes, extension } = await normalisePicture(decoders, asker, upload)
  return fileUrl(await files.put(bytes, extension))
}
