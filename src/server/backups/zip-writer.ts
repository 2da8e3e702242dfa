import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { sealEnding } from './seal.ts'
import { dataDescriptor, directoryRecord, endOfDirectory, localHeader, type ZipEntry } from './zip-records.ts'

const ENTRY_MAX_BYTES = 0xffffffff

const newEntry = (name: string, offset: number, isPacked: boolean): ZipEntry => ({
  name,
  offset,
  isPacked,
  crc: 0,
  packedBytes: 0,
  bytes: 0,
})

/** A sealed ZIP file in pieces, to be taken in the order in which they come. */
export class ZipWriter {
  private readonly entries: ZipEntry[] = []
  private readonly seal = createHash('sha256')
  private offset = 0

  private sealed(bytes: Buffer): Buffer {
    this.seal.update(bytes)
    this.offset += bytes.length
    return bytes
  }

  /** As it is, and outside of the seal: for what is known by its own hash. */
  *stored(name: string, bytes: Buffer): Generator<Buffer> {
    const entry = newEntry(name, this.offset, false)
    entry.crc = crc32(bytes)
    entry.bytes = bytes.length
    entry.packedBytes = bytes.length
    this.entries.push(entry)
    yield this.sealed(localHeader(entry))
    this.offset += bytes.length
    yield bytes
  }

  async *packed(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    const entry = newEntry(name, this.offset, true)
    this.entries.push(entry)
    yield this.sealed(localHeader(entry))
    async function* counted() {
      for await (const piece of content) {
        entry.crc = crc32(piece, entry.crc)
        entry.bytes += piece.length
        yield piece
      }
    }
    // What fails in here comes out of the last stream.
    for await (const piece of pipeline(counted, createDeflateRaw(), () => {})) {
      entry.packedBytes += (piece as Buffer).length
      yield this.sealed(piece as Buffer)
    }
    if (Math.max(entry.bytes, entry.packedBytes) >= ENTRY_MAX_BYTES) throw new Error(`${name} is larger than 4 GB`)
    yield this.sealed(dataDescriptor(entry))
  }

  *end(): Generator<Buffer> {
    const offset = this.offset
    yield this.sealed(Buffer.concat(this.entries.map(directoryRecord)))
    yield this.sealed(endOfDirectory({ entries: this.entries.length, offset, bytes: this.offset - offset }))
    yield sealEnding(this.seal.digest('hex'))
  }
}
