import type { Readable } from 'node:stream'

const LINE_MAX_BYTES = 64 * 1024 * 1024
const NEWLINE = 10

export function newlines(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count++
  return count
}

/** Whole lines, as many at a time as have come. The text must end with one. */
export async function* linesOf(stream: Readable): AsyncGenerator<string[]> {
  let held: Buffer[] = []
  let heldBytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(NEWLINE)
    held.push(end === -1 ? chunk : chunk.subarray(0, end))
    heldBytes += chunk.length
    if (heldBytes > LINE_MAX_BYTES) throw new Error('A line is too long')
    if (end === -1) continue
    yield Buffer.concat(held).toString('utf8').split('\n')
    held = [chunk.subarray(end + 1)]
    heldBytes = chunk.length - end - 1
  }
  if (heldBytes > 0) throw new Error('The last line is cut off')
}
