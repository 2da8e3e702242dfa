const LINE_MAX_BYTES = 64 * 1024 * 1024
const NEWLINE = 10

/** Whole lines, as many at a time as have come. The text must end with one. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let held: Buffer[] = []
  let heldBytes = 0
  for await (const chunk of content) {
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
