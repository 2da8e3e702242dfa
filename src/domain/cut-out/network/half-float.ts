const EXPONENT_BIAS = 15
const SMALLEST = 2 ** -24

/** A number of 16 bits: a sign, five bits of exponent, ten of fraction. */
export function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * fraction * SMALLEST
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
  return sign * 2 ** (exponent - EXPONENT_BIAS) * (1 + fraction / 1024)
}

export const halfFloats = (bytes: Uint8Array<ArrayBuffer>): Float32Array =>
  Float32Array.from(new Uint16Array(bytes.buffer), halfFloat)
