export const ADLER_BASE = 65_521

/** The checksum of two texts in a row, from theirs and the second's length. */
export function joinAdler(first: number, second: number, secondLength: number): number {
  const [low, high] = [first & 0xffff, first >>> 16]
  const length = secondLength % ADLER_BASE
  const sum = (low + (second & 0xffff) + ADLER_BASE - 1) % ADLER_BASE
  const sumOfSums = (((length * low) % ADLER_BASE) + high + (second >>> 16) + ADLER_BASE - length) % ADLER_BASE
  return ((sumOfSums << 16) | sum) >>> 0
}
