import { dataUrlBytes } from '#server/pictures/data-url.ts'

const PICTURE_BEGINS = ';base64,'
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
/** What is smaller is parsed like any other body in less than a millisecond. */
const LARGE_BYTES = 64 * 1024

/** Where the only long text of the body lies; null where it is none that could be taken as it is. */
function pictureIn(body: Buffer): { start: number; end: number } | null {
  const marker = body.indexOf(PICTURE_BEGINS)
  const start = marker + PICTURE_BEGINS.length
  const end = marker < 0 ? -1 : body.indexOf(QUOTE, start)
  if (end - start < LARGE_BYTES || body.subarray(start, end).includes(BACKSLASH)) return null
  return { start, end }
}

/**
 * A graphic is a little JSON around megabytes of base64. The little is parsed, and the picture decoded from where it
 * lies: as a text it would have to be copied and searched several times, and everybody else would wait for that.
 */
export function parseGraphicBody(body: Buffer): unknown {
  const picture = pictureIn(body)
  if (!picture) return JSON.parse(body.toString('utf8'))
  const { start, end } = picture
  const rest = JSON.parse(body.toString('utf8', 0, start) + body.toString('utf8', end)) as { base64Image?: unknown }
  const opening = rest.base64Image
  // The long text may be another field's: then there is nothing to be gained.
  if (typeof opening !== 'string' || !opening.endsWith(PICTURE_BEGINS)) return JSON.parse(body.toString('utf8'))
  return { ...rest, base64Image: dataUrlBytes(opening + body.toString('latin1', start, end)) }
}
