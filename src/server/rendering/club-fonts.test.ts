import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import { elementNodes } from '#graphic/scene/element-nodes.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { type ClubFont, clubFont, clubFontAddress } from '#graphic/template/club-font.ts'
import { newElement, restoreElements } from '#graphic/template/element.ts'
import { takeFont } from '#server/fonts/take-font.ts'
import { latinWoff2, wholeWoff2 } from '#server/testing/fonts/font-files.ts'
import { makeFont } from '#server/testing/fonts/made-font.ts'
import { expectGolden } from '#server/testing/golden.ts'
import type { ReadPicture } from './pictures.ts'
import { renderScene } from './render-scene.ts'

const stored = new Map<string, Buffer>()

function keep(upload: Buffer): ClubFont {
  const { bytes, capHeight } = takeFont(upload)
  const font = clubFont(createHash('sha256').update(bytes).digest('hex'), Math.round(capHeight * 1000))
  stored.set(clubFontAddress(font), bytes)
  return font
}

const read: ReadPicture = async (src) => stored.get(src) ?? null
const { width, height } = FORMATS[DEFAULT_FORMAT]

function sceneOf(...texts: object[]): Scene {
  const elements = texts.map((change, index) => ({
    ...newElement('text', `text-${index}`, index, ''),
    x: 6,
    y: 4 + index * 18,
    width: 88,
    height: 14,
    fontSize: 80,
    backgroundColor: '#ffe08a',
    ...change,
  }))
  const nodes = restoreElements(elements).flatMap((element) => elementNodes(element, {}, FORMATS[DEFAULT_FORMAT]))
  return { width, height, nodes }
}

const GONE = clubFont('0'.repeat(64), 716)
const WORDS = 'Zażółć gęślą 07'

describe('a text in a font of the club’s own', () => {
  it('is drawn with it, by its capitals, with the sans where letters are missing or the font is gone', async () => {
    const scene = sceneOf(
      { text: WORDS, fontFamily: keep(wholeWoff2()) },
      { text: WORDS, fontFamily: keep(latinWoff2()), fontWeight: 'bold', textAlign: 'center' },
      { text: 'KLOCKI 7', fontFamily: keep(makeFont({ letters: 'KLOCI7' })), textAlign: 'right' },
      { text: 'KLOCKI 7', fontFamily: keep(makeFont({ letters: 'KLOCI7', isOpenType: true, capHeight: 400 })) },
      { text: WORDS, fontFamily: GONE },
    )
    const drawing = await renderScene(scene, read)
    expect(drawing.failed).toEqual([clubFontAddress(GONE)])
    await expectGolden('club-fonts', drawing)
  })

  it('that cannot be had is the very same in the sans', async () => {
    const [lost, sans] = await Promise.all(
      [GONE, 'Arial'].map((fontFamily) => renderScene(sceneOf({ text: WORDS, fontFamily }), read)),
    )
    expect(lost?.pixels.equals(sans?.pixels ?? Buffer.alloc(0))).toBe(true)
  })

  it('is measured anew once its font has come', async () => {
    const upload = makeFont({ letters: 'MIW', family: 'Spóźniona' })
    const font = keep(upload)
    const scene = sceneOf({ text: 'MIWIM', fontFamily: font, textAlign: 'right' })
    const without = await renderScene(scene, async () => null)
    const late = await renderScene(scene, read)
    expect(late.failed).toEqual([])
    expect(late.pixels.equals(without.pixels)).toBe(false)
    // A graphic that has never been without it.
    const fresh = await renderScene(sceneOf({ text: 'MIWIM', fontFamily: font, textAlign: 'right', id: 'b' }), read)
    expect(fresh.pixels.equals(late.pixels)).toBe(true)
  })

  it('whose file is no font is left out', async () => {
    const font = clubFont('1'.repeat(64), 700)
    const { failed } = await renderScene(sceneOf({ text: 'A', fontFamily: font }), async () => Buffer.from('no font'))
    expect(failed).toEqual([clubFontAddress(font)])
  })
})
