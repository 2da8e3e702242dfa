import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

let shade = 0

/** A photo as a camera makes it, with detail; no two are alike. */
export async function drawPhoto(width: number, height: number): Promise<Buffer> {
  shade = (shade + 1) % 200
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + (at >> 5) * 13 + shade) & 0xff
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A person, as it were: opaque in the middle, soft at the edge, nothing in the corners. */
export const drawCutout = (size: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg width="${size}" height="${size}"><radialGradient id="g"><stop offset=".8" stop-color="#c83"/><stop offset="1" stop-color="#c83" stop-opacity="0"/></radialGradient><circle cx="50%" cy="50%" r="50%" fill="url(#g)"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A few kilobytes that would unpack to gigabytes: black rows, squeezed a thousandfold; whole if all rows are asked for. */
export function pngBomb(width: number, height: number, { bits = 8, rows = 200 } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(((width * bits) / 8 + 1) * rows))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))])
}
