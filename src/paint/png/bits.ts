/** Bits in deflate's order, the lowest first, sixteen at a time. */
export interface Bits {
  /** Two bytes each, in the order of every machine that runs a browser. */
  words: Uint16Array
  position: number
  buffer: number
  held: number
}

/** At most 16 bits a call. */
export function write(bits: Bits, value: number, length: number): void {
  bits.buffer |= value << bits.held
  bits.held += length
  if (bits.held < 16) return
  bits.words[bits.position++] = bits.buffer
  bits.buffer >>>= 16
  bits.held -= 16
}

/** Everything up to here, the last byte filled with zeros. */
export function written({ words, position, buffer, held }: Bits): Uint8Array<ArrayBuffer> {
  words[position] = buffer
  return new Uint8Array(words.buffer.slice(0, position * 2 + Math.ceil(held / 8)) as ArrayBuffer)
}
