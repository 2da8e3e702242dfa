export interface HuffmanCode {
  lengths: Uint8Array
  /** Bit-reversed, as deflate writes them. */
  codes: Uint16Array
}

interface Tree {
  weight: number
  symbol: number
  left: number
  right: number
}

/** Code lengths by Huffman's rule, for the symbols that occur, two at the least. */
function rawLengths(counts: Int32Array): Uint8Array {
  const lengths = new Uint8Array(counts.length)
  const nodes: Tree[] = []
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const weight = counts[symbol] ?? 0
    if (weight > 0) nodes.push({ weight, symbol, left: -1, right: -1 })
  }
  nodes.sort((a, b) => a.weight - b.weight)
  const leaves = nodes.length
  // Leaves and joined nodes both come in rising order, so the two smallest are always at the front of a queue.
  let leaf = 0
  let joined = leaves
  const smallest = (): number => {
    if (leaf >= leaves) return joined++
    if (joined >= nodes.length) return leaf++
    return (nodes[leaf] as Tree).weight <= (nodes[joined] as Tree).weight ? leaf++ : joined++
  }
  for (let join = 1; join < leaves; join++) {
    const left = smallest()
    const right = smallest()
    nodes.push({ weight: (nodes[left] as Tree).weight + (nodes[right] as Tree).weight, symbol: -1, left, right })
  }
  const depths = new Uint8Array(nodes.length)
  for (let index = nodes.length - 1; index >= leaves; index--) {
    const { left, right } = nodes[index] as Tree
    const depth = (depths[index] ?? 0) + 1
    depths[left] = depth
    depths[right] = depth
  }
  for (let index = 0; index < leaves; index++) lengths[(nodes[index] as Tree).symbol] = depths[index] ?? 0
  return lengths
}

/**
 * Shortens codes over the limit and pays for it with the longest of the others; what was paid too much goes back, for
 * zlib takes no code with a gap in it.
 */
function limitLengths(lengths: Uint8Array, longest: number): void {
  const share = (length: number) => 2 ** (longest - length)
  let free = 2 ** longest
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    if ((lengths[symbol] as number) > longest) lengths[symbol] = longest
    if (lengths[symbol]) free -= share(lengths[symbol] as number)
  }
  for (let length = longest - 1; free < 0 && length > 0; length--) {
    for (let symbol = 0; symbol < lengths.length && free < 0; symbol++) {
      if (lengths[symbol] !== length) continue
      lengths[symbol] = length + 1
      free += share(length + 1)
    }
  }
  for (let length = 2; free > 0; length = length === longest ? 2 : length + 1) {
    for (let symbol = 0; symbol < lengths.length && share(length) <= free; symbol++) {
      if (lengths[symbol] !== length) continue
      lengths[symbol] = length - 1
      free -= share(length)
    }
  }
}

const reversed = (code: number, length: number): number => {
  let result = 0
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit)
  return result
}

/** A canonical Huffman code, as deflate wants it. */
export function huffmanCode(counts: Int32Array, longest: number): HuffmanCode {
  const lengths = rawLengths(counts)
  limitLengths(lengths, longest)
  const codes = new Uint16Array(lengths.length)
  let code = 0
  for (let length = 1; length <= longest; length++) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) codes[symbol] = reversed(code++, length)
    }
    code <<= 1
  }
  return { lengths, codes }
}
