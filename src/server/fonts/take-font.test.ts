import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { latinWoff2, wholeWoff2 } from '#server/testing/fonts/font-files.ts'
import { makeFont } from '#server/testing/fonts/made-font.ts'
import { takeFont } from './take-font.ts'
import { tryFont } from './try-font.ts'

const facts = (upload: Buffer) => {
  const { bytes: _, sample: __, ...rest } = takeFont(upload)
  return rest
}

/** The same file with other bytes at a place. */
function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt32BE(value, at)
  return copy
}

describe('a font', () => {
  it('of WOFF2 is known by its name, its capitals and the Polish letters that it lacks', () => {
    expect(facts(wholeWoff2())).toEqual({
      family: 'DejaVu Sans',
      style: 'Book',
      capHeight: 0.7,
      missingLetters: '',
    })
    expect(facts(latinWoff2())).toEqual({
      family: 'Playfair Display',
      style: 'Black',
      capHeight: 0.708,
      missingLetters: 'ĄĆĘŁŃŚŹŻąćęłńśźż',
    })
  })

  it.each([false, true])('of TTF or OTF (%s) is known and drawn', async (isOpenType) => {
    const upload = makeFont({ letters: 'KLĄó7', family: 'Żubr', style: 'Bold', capHeight: 650, isOpenType })
    expect(facts(upload)).toEqual({
      family: 'Żubr',
      style: 'Bold',
      capHeight: 0.65,
      missingLetters: 'ĆĘŁŃÓŚŹŻąćęłńśźż',
    })
    expect(await tryFont(upload)).toMatchObject({ font: { sample: 'KL7Ąó' } })
  })

  it.each([
    ['WOFF2', wholeWoff2()],
    ['TTF', makeFont({ letters: 'ABC' })],
    ['OTF', makeFont({ letters: 'ABC', isOpenType: true })],
  ])('of %s is written as WOFF2, and that once more as the very same', (_name, upload) => {
    const once = takeFont(upload).bytes
    expect(once.toString('latin1', 0, 4)).toBe('wOF2')
    expect(takeFont(once).bytes.equals(once)).toBe(true)
  })

  it('loses what draws differently from browser to browser', () => {
    const upload = makeFont({ letters: 'A', tables: { 'SVG ': Buffer.alloc(40), Silf: Buffer.alloc(40) } })
    expect(takeFont(upload).bytes.equals(takeFont(makeFont({ letters: 'A' })).bytes)).toBe(true)
  })

  it('whose name is empty or ill has none', () => {
    expect(facts(makeFont({ letters: 'A', family: ' \u0000\ud800 ', style: '\n' }))).toMatchObject({
      family: '',
      style: '',
    })
    expect(facts(makeFont({ letters: 'A', family: `A\u0007${'😀'.repeat(90)}` })).family).toBe(`A ${'😀'.repeat(58)}`)
  })

  it.each([0, 2000, -5])('whose capitals are said to be %i of 1000 has usual ones', (capHeight) => {
    expect(facts(makeFont({ letters: 'A', capHeight })).capHeight).toBe(0.7)
  })
})

const refusalOf = async (upload: Buffer) => {
  const trial = await tryFont(upload)
  return 'refusal' in trial ? trial.refusal : null
}

const DAMAGED = 'Plik czcionki jest uszkodzony albo niepełny'
const NO_FONT = 'To nie jest czcionka WOFF2, TTF ani OTF'

/** A directory that announces a table of `length` bytes over a stream that unfolds into far more. */
function bomb(length: number): Buffer {
  const stream = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024))
  const digits = [21, 14, 7].map((shift) => 0x80 | ((length >> shift) & 0x7f))
  const directory = Buffer.from([0, ...digits, length & 0x7f])
  const header = Buffer.alloc(48)
  header.write('wOF2', 'latin1')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt16BE(1, 12)
  header.writeUInt32BE(stream.length, 20)
  return Buffer.concat([header, directory, stream])
}

describe('what is no font that we take', () => {
  const sfnt = makeFont({ letters: 'ABC' })
  const noShapes = { glyf: makeFont({ letters: 'A' }).subarray(0, 60), loca: Buffer.alloc(12) }
  it.each([
    [
      'a PNG under another name',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(99)]),
      NO_FONT,
    ],
    ['nothing', Buffer.alloc(0), NO_FONT],
    ['a collection', Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(99)]), NO_FONT],
    ['half of a WOFF2', wholeWoff2().subarray(0, 90_000), DAMAGED],
    ['half of a TTF', sfnt.subarray(0, sfnt.length / 2), DAMAGED],
    ['a table beyond the end', changed(sfnt, 12 + 12, 0xffffffff), DAMAGED],
    ['a stream of noise', changed(wholeWoff2(), 400, 0xdeadbeef), DAMAGED],
    ['a bomb', bomb(1000), DAMAGED],
    ['an honest bomb', bomb(64 * 1024 * 1024), 'Czcionka po rozpakowaniu jest za duża. Dozwolone jest najwyżej 8 MB'],
    [
      'a variable font',
      makeFont({ letters: 'ABC', tables: { fvar: Buffer.alloc(20) } }),
      'To czcionka zmienna (variable). Wgraj plik jednej odmiany, na przykład Bold',
    ],
    ['one of no letters', makeFont({ letters: '★' }), 'Czcionka nie ma liter ani cyfr'],
    ['one without shapes', makeFont({ letters: 'A', tables: noShapes }), 'Liter tej czcionki nie da się narysować'],
    ['letters listed beyond the end', makeFont({ letters: 'A', tables: { cmap: Buffer.alloc(3) } }), DAMAGED],
  ])('%s', async (_name, upload, refusal) => {
    expect(await refusalOf(upload)).toBe(refusal)
  })

  it('is told apart wherever a byte is wrong: refused, or taken, and never anything else', async () => {
    for (const upload of [sfnt, takeFont(sfnt).bytes]) {
      for (let at = 0; at < upload.length; at += 7) {
        const broken = Buffer.from(upload)
        broken.writeUInt8((broken.readUInt8(at) + 129) & 0xff, at)
        const refusal = await refusalOf(broken)
        expect(refusal === null || refusal.length > 10).toBe(true)
      }
    }
  })
})
