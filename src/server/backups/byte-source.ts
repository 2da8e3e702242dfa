import { type FileHandle, open } from 'node:fs/promises'

/** Large enough that a store far away is asked seldom, small enough that the end of an archive is had at once. */
const BLOCK_BYTES = 1024 * 1024
/** A disk is asked as cheaply for little. */
const FILE_BLOCK_BYTES = 64 * 1024
const BLOCKS_KEPT = 2

/** Bytes that can be read from any place, wherever they lie. */
export interface ByteSource {
  size: number
  /** From `start` up to, but without, `end`. */
  read(start: number, end: number): AsyncGenerator<Buffer>
  /** Fills the target with what begins at `start`. */
  readInto(target: Buffer, start: number): Promise<void>
  close(): Promise<void>
}

type ReadBlock = (start: number, end: number) => Promise<Buffer>

const endsEarly = (at: number, end: number) => new Error(`The bytes end at ${at}, not at ${end}`)

/** Many small reads in a row, as a reader of ZIP files makes them, become few large ones. */
export function sourceInBlocks(
  size: number,
  readBlock: ReadBlock,
  close: () => Promise<void>,
  blockBytes = BLOCK_BYTES,
): ByteSource {
  const kept = new Map<number, Promise<Buffer>>()

  function block(start: number): Promise<Buffer> {
    const known = kept.get(start)
    if (known) return known
    const [oldest] = kept.keys()
    if (kept.size >= BLOCKS_KEPT && oldest !== undefined) kept.delete(oldest)
    const read = readBlock(start, Math.min(size, start + blockBytes))
    kept.set(start, read)
    read.catch(() => kept.delete(start))
    return read
  }

  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const from = at - (at % blockBytes)
      const bytes = (await block(from)).subarray(at - from, end - from)
      if (bytes.length === 0) throw endsEarly(at, end)
      yield bytes
      at += bytes.length
    }
  }

  async function readInto(target: Buffer, start: number): Promise<void> {
    let at = 0
    for await (const bytes of read(start, start + target.length)) at += bytes.copy(target, at)
  }

  return { size, close, read, readInto }
}

export async function fileSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat()
  const readBlock: ReadBlock = async (start, end) => {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(end - start), 0, end - start, start)
    return buffer.subarray(0, bytesRead)
  }
  return {
    ...sourceInBlocks(size, readBlock, () => file.close(), FILE_BLOCK_BYTES),
    async readInto(target, start) {
      for (let at = 0; at < target.length; ) {
        const { bytesRead } = await file.read(target, at, target.length - at, start + at)
        if (bytesRead === 0) throw endsEarly(start + at, start + target.length)
        at += bytesRead
      }
    },
  }
}

export const openFileSource = async (path: string): Promise<ByteSource> => fileSource(await open(path))
