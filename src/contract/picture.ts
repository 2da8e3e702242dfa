import { z } from 'zod'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'

/** Widths, in pixels, in which a stored picture can be had besides its own: for lists, for cards, for a whole screen. */
export const PICTURE_SIZES = [160, 480, 1280] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

const STORED = '/files/'

/** The address of a smaller copy of a stored picture; other addresses stay as they are. */
export const pictureAtSize = (url: string, size: PictureSize): string =>
  url.startsWith(STORED) ? `${STORED}${size}/${url.slice(STORED.length)}` : url

/** A picture in this club's own store. */
export const STORED_ADDRESS = /^\/files\/[0-9a-f]{64}\.(png|jpg|webp)$/

export const keptPicture = z.object({ url: z.string() })

/** What the forms ask for. A file that misses it is taken all the same. */
export const PICTURE_HINT_BYTES = 2 * 1024 * 1024
export const BACKGROUND_HINT = FORMATS[DEFAULT_FORMAT]
