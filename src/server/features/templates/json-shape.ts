const QUOTE = 0x22
const COMMA = 0x2c
const LIST = 0x5b
const BACKSLASH = 0x5c
const LIST_END = 0x5d
const OBJECT = 0x7b
const OBJECT_END = 0x7d

function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start + 1); end !== -1; end = bytes.indexOf(QUOTE, end + 1)) {
    let before = end
    while (bytes[before - 1] === BACKSLASH) before--
    if ((end - before) % 2 === 0) return end
  }
  return bytes.length
}

/**
 * Whether JSON is within bounds, told without parsing it: a few megabytes of brackets unfold into gigabytes of objects,
 * while a few long texts, such as pictures, do no harm.
 */
export function isModestJson(bytes: Buffer, max: { depth: number; parts: number }): boolean {
  let depth = 0
  let parts = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === LIST_END || byte === OBJECT_END) depth--
    else if (byte === LIST || byte === OBJECT) depth++
    else if (byte !== QUOTE && byte !== COMMA) continue
    parts++
    if (byte === QUOTE) at = endOfText(bytes, at)
    if (depth > max.depth || parts > max.parts) return false
  }
  return true
}
