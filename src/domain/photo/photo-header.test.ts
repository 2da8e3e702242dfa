import { expect, it } from 'vitest'
import { headerProblem } from './photo-header.ts'
import { HEIC_PHOTO, NOT_A_PHOTO } from './photo-limits.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const box = (...brands: string[]) => bytes(`\0\0\0\x20ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`)

it.each([
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1), null],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), null],
  ['a WebP', bytes('RIFF\x10\0\0\0WEBPVP8 '), null],
  ['a photo of an iPhone', box('heic', 'mif1', 'heic'), HEIC_PHOTO],
  ['one that names its brand second', box('mif1', 'heic'), HEIC_PHOTO],
  ['an AVIF', box('avif', 'mif1', 'miaf'), NOT_A_PHOTO],
  ['a film', box('isom', 'iso2', 'mp41'), NOT_A_PHOTO],
  ['a PDF', bytes('%PDF-1.7'), NOT_A_PHOTO],
  ['nothing', Uint8Array.of(), NOT_A_PHOTO],
])('%s is known by its first bytes', (_, header, problem) => {
  expect(headerProblem(header)).toBe(problem)
})
