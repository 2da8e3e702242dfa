import { HEIC_PHOTO, NOT_A_PHOTO } from './photo-limits.ts'

/** So many first bytes tell what a file is. */
export const HEADER_BYTES = 64

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** Brands of the container in which telephones keep HEIC. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const begins = (bytes: Uint8Array, values: readonly number[]): boolean =>
  values.every((value, index) => bytes[index] === value)

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** The main brand stands first, those that it goes with behind it: AVIF names `mif1` too, and is no HEIC. */
function isHeic(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4) !== 'ftyp') return false
  const brands = [8, 16, 20, 24, 28].map((at) => textAt(bytes, at))
  return !brands.includes('avif') && brands.some((brand) => HEIC_BRANDS.includes(brand))
}

/** What is wrong with a file, by its first bytes and whatever it is called; null: it begins as a photo does. */
export function headerProblem(bytes: Uint8Array): string | null {
  if (begins(bytes, JPEG) || begins(bytes, PNG)) return null
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return null
  return isHeic(bytes) ? HEIC_PHOTO : NOT_A_PHOTO
}
