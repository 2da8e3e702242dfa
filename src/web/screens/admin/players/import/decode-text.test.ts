import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Nr;Imię;Nazwisko\r\n10;Łukasz;Żółć\r\n7;Ćma;Świątek-Źrebię'
/** The letters of TEXT that lie outside ASCII, as Windows-1250 numbers them. */
const WINDOWS_1250 = { ę: 0xea, Ł: 0xa3, Ż: 0xaf, ó: 0xf3, ł: 0xb3, ć: 0xe6, Ć: 0xc6, Ś: 0x8c, ą: 0xb9, Ź: 0x8f }

const bytes = (...values: number[]) => new Uint8Array(values)
const utf8 = (text: string) => bytes(...new TextEncoder().encode(text))
const utf16le = (text: string) => bytes(...[...text].flatMap((letter) => pair(letter)))
const utf16be = (text: string) => bytes(...[...text].flatMap((letter) => pair(letter).reverse()))
const pair = (letter: string) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]
const windows1250 = (text: string) =>
  bytes(...[...text].map((letter) => WINDOWS_1250[letter as keyof typeof WINDOWS_1250] ?? letter.charCodeAt(0)))

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a mark', utf8(`\ufeff${TEXT}`)],
    ['UTF-16LE with a mark', utf16le(`\ufeff${TEXT}`)],
    ['UTF-16LE without one', utf16le(TEXT)],
    ['UTF-16BE with a mark', utf16be(`\ufeff${TEXT}`)],
    ['Windows-1250', windows1250(TEXT)],
  ])('reads %s', (_, file) => {
    expect(decodeText(file)).toBe(TEXT)
  })

  it('reads an empty file', () => {
    expect(decodeText(bytes())).toBe('')
  })
})
