import { ApiError } from '#server/plugins/api-error.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import type { PictureMeans } from './keep-picture.ts'
import { checkedHeader, notAPicture } from './normalise-picture.ts'

/** A picture without its background, through the guard and into the store; its address. */
export async function keepCutout({ files, decoders }: PictureMeans, asker: string, upload: Buffer): Promise<string> {
  const { hasAlpha } = await checkedHeader(upload)
  if (!hasAlpha) throw new ApiError(400, 'Wycięcie musi mieć przezroczyste tło (PNG albo WebP)')
  const bytes = await decoders.run(asker, 'encodeCutout', () => [upload])
  if (!bytes) throw notAPicture()
  return fileUrl(await files.put(bytes, 'webp'))
}
