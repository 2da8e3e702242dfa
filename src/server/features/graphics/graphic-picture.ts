import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { FORMATS } from '#graphic/formats.ts'
import { dataUrlBytes } from '#server/pictures/data-url.ts'
import type { Decoders } from '#server/pictures/decoders.ts'
import { type PictureHeader, pictureHeader } from '#server/pictures/picture-header.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { PictureExtension } from '#server/storage/file-store.ts'

/** No graphic is larger than the largest format, and none has more than eight bits a channel. */
const sizes = Object.values(FORMATS)
const EDGE_MAX = Math.max(...sizes.flatMap(({ width, height }) => [width, height]))
const PIXELS_MAX = Math.max(...sizes.map(({ width, height }) => width * height))
const LARGEST = FORMATS.story
/** A photograph of that size as a PNG takes about half of this. */
export const GRAPHIC_MAX_BYTES = 10 * 1024 * 1024

export interface GraphicPicture {
  bytes: Buffer
  extension: PictureExtension
  width: number
  height: number
}

const notAPicture = () => new ApiError(400, 'Nieprawidłowy obraz')

function refuseWhatNoGraphicIs({ width, height, bitsPerSample }: PictureHeader): void {
  if (Math.max(width, height) > EDGE_MAX || width * height > PIXELS_MAX) {
    throw new ApiError(
      413,
      `Obraz ma ${width}×${height} px. Grafika może być najwyżej wielkości relacji, ${LARGEST.width}×${LARGEST.height} px`,
    )
  }
  if (bitsPerSample > 8) throw new ApiError(413, 'Grafika może mieć najwyżej 8 bitów na kanał')
}

/** A large one comes as bytes, any other as the text that it was sent as. */
function bytesOf(given: unknown): Buffer | null {
  if (Buffer.isBuffer(given)) return given
  return typeof given === 'string' ? dataUrlBytes(given) : null
}

export type GraphicPictures = (asker: string, given: unknown) => Promise<GraphicPicture>

/** The same graphic sent several times at once is looked at once. */
export function graphicPictures(decoders: Pick<Decoders, 'run'>): GraphicPictures {
  const underWay = new Map<string, Promise<GraphicPicture>>()

  async function inspect(asker: string, sent: Buffer): Promise<GraphicPicture> {
    const header = await pictureHeader(sent)
    if (!header) throw notAPicture()
    refuseWhatNoGraphicIs(header)
    const { extension, width, height } = header
    const bytes = await decoders.run(asker, 'pixelsAlone', () => [sent, extension])
    if (!bytes) throw notAPicture()
    return { bytes, extension, width, height }
  }

  return async (asker, given) => {
    const sent = bytesOf(given)
    if (!sent) throw new ApiError(400, 'Nieprawidłowy format obrazu base64')
    if (sent.length > GRAPHIC_MAX_BYTES) throw new ApiError(413, 'Plik jest za duży. Dozwolone jest najwyżej 10 MB')
    // Reading the picture took a while: others get their turn before the rest is done.
    await setImmediate()
    const hash = createHash('sha256').update(sent).digest('base64')
    const picture = underWay.get(hash) ?? inspect(asker, sent).finally(() => underWay.delete(hash))
    underWay.set(hash, picture)
    return picture
  }
}
