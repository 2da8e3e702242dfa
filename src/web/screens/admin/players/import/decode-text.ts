const UTF16_BOMS: readonly [encoding: string, first: number, second: number][] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
]
const SAMPLE = 1024

/** The text of a file as editors and spreadsheets save it: UTF-8, UTF-16 ("Unicode text") or Windows-1250. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = UTF16_BOMS.find(([, first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked) return new TextDecoder(marked[0]).decode(bytes)
  if (looksLikeUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so it is what Polish Windows writes: there every byte means a letter.
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/** Latin letters of two bytes each have a zero in every second place, and no text has zeros otherwise. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length
  return zeros > sample.length / 4
}
