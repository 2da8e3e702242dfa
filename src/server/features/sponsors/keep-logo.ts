import type { PictureMeans } from '#server/pictures/keep-picture.ts'
import { normalisePicture } from '#server/pictures/normalise-picture.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import type { KeptLogo } from './repository.ts'

/** Without its empty margin: by what is seen of a logo it is set beside others. */
export async function keepLogo({ files, decoders }: PictureMeans, asker: string, upload: Buffer): Promise<KeptLogo> {
  const picture = await normalisePicture(decoders, asker, upload)
  const { bytes, width, height } = await decoders.run(asker, 'trimEdges', () => [picture.bytes])
  return { logo: fileUrl(await files.put(bytes, picture.extension)), logoWidth: width, logoHeight: height }
}
