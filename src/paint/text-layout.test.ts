import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextNode } from '#graphic/scene/node.ts'
import { runs } from '#testing/property-runs.ts'
import type { Measure } from './letters.ts'
import { layOutText } from './text-layout.ts'

/** Every letter half an em: easy to reckon with. */
const measure: Measure = (text) => text.length * 0.5

const node = (change: Partial<TextNode>): TextNode => ({
  kind: 'text',
  x: 100,
  y: 200,
  width: 400,
  height: 100,
  text: 'Kowalski',
  face: 'sans',
  weight: 400,
  size: 40,
  minSize: 20,
  maxLines: 2,
  lineHeight: 1.2,
  colour: '#000',
  align: 'left',
  vertical: 'middle',
  ...change,
})

const texts = (change: Partial<TextNode>) => layOutText(node(change), measure).lines.map((line) => line.text)

describe('letter spacing', () => {
  it('is part of the width, between letters and not after the last', () => {
    const [line] = layOutText(node({ text: 'Łoś', spacing: 0.5, align: 'right' }), measure).lines
    expect(line).toMatchObject({ width: 100, x: 400 })
    expect(line?.letters).toEqual([
      { text: 'Ł', x: 400 },
      { text: 'o', x: 440 },
      { text: 'ś', x: 480 },
    ])
  })

  it('makes a text shrink that would fit without it, and shrinks with it', () => {
    const { size, lines } = layOutText(node({ text: 'a'.repeat(16), spacing: 0.5 }), measure)
    expect(size).toBeCloseTo(400 / 15.5)
    expect(lines[0]?.width).toBeCloseTo(400)
  })

  it('parts no accent from its letter and no Hebrew word', () => {
    const lettersOf = (text: string) => layOutText(node({ text, spacing: 0.1 }), measure).lines[0]?.letters ?? []
    expect(lettersOf('e\u0301a').map(({ text }) => text)).toEqual(['e\u0301', 'a'])
    expect(lettersOf('שלום')).toHaveLength(1)
  })
})

describe('layOutText', () => {
  it('keeps the wanted size where it fits', () => {
    expect(layOutText(node({}), measure)).toMatchObject({ size: 40, lines: [{ text: 'Kowalski', x: 100, width: 160 }] })
  })

  it('shrinks one line down to the floor before it wraps', () => {
    expect(layOutText(node({ text: 'a'.repeat(30) }), measure).size).toBeCloseTo(400 / 15)
    expect(texts({ text: 'a'.repeat(30) })).toHaveLength(1)
  })

  it('wraps below the floor, as large as two lines allow', () => {
    const layout = layOutText(node({ text: 'Konstantynopolitańczykowianeczka Brzęczyszczykiewiczówna' }), measure)
    expect(layout.lines.map((line) => line.text)).toEqual([
      'Konstantynopolitańczykowianeczka',
      'Brzęczyszczykiewiczówna',
    ])
    expect(layout.size).toBeGreaterThan(20)
  })

  it('breaks a double name after its hyphen', () => {
    expect(texts({ text: 'Wyrwizębowiczęśliwska-Konstantynopolitańska' })).toEqual([
      'Wyrwizębowiczęśliwska-',
      'Konstantynopolitańska',
    ])
  })

  it('breaks no word of a text that keeps them, however small it gets', () => {
    const text = 'Przyjaźń Brzęczyszczykiewiczówna'
    expect(texts({ text, width: 60, minSize: 36 })).not.toEqual(text.split(' '))
    expect(texts({ text, width: 60, minSize: 36, keepsWords: true })).toEqual(text.split(' '))
  })

  it('sets lines of about one length where words are kept', () => {
    const text = 'Błyskawica Źródlany Potok'
    const box = { text, width: 440, height: 120, size: 40, minSize: 40 }
    expect(texts(box)).toEqual(['Błyskawica Źródlany', 'Potok'])
    expect(texts({ ...box, keepsWords: true })).toEqual(['Błyskawica', 'Źródlany Potok'])
  })

  it('drops a separator where a line ends', () => {
    const box = { text: 'IV liga · 15.11.2026', width: 200, size: 40, minSize: 40 }
    expect(texts({ ...box, keepsWords: true })).toEqual(['IV liga', '15.11.2026'])
  })

  it('keeps the lines it was given', () => {
    expect(texts({ text: 'Kos 12\nBąk 67' })).toEqual(['Kos 12', 'Bąk 67'])
  })

  it('sets texts that belong together at the size that fits the longest', () => {
    const names = ['Orły', 'Konstantynopolitańczykowianeczka Brzęczyszczykiewiczówna']
    const [short, long] = names.map((text) => layOutText(node({ text, peers: names }), measure))
    expect(short?.size).toBe(long?.size)
    expect(long).toEqual(layOutText(node({ text: names[1] }), measure))
  })

  it('wraps texts that belong together only once one of them must, and then all at one size', () => {
    const names = ['a'.repeat(30), `${'b'.repeat(20)} ${'c'.repeat(20)}`]
    const box = { height: 200, minSize: 24 }
    const sizes = names.map((text) => layOutText(node({ ...box, text, peers: names }), measure).size)
    expect(sizes[0]).toBe(sizes[1])
    const [fitting = ''] = names
    expect(layOutText(node({ ...box, text: fitting, peers: [fitting, 'Orły'] }), measure).size).toBeCloseTo(400 / 15)
  })

  it('sets texts that share their lines on as many, where they have words for it', () => {
    const names = ['Orły Dębno', 'Przeciwnik', 'Błyskawica Źródlany Potok']
    const box = { peers: names, minSize: 36, keepsWords: true, sharesLines: true } as const
    expect(names.map((text) => texts({ ...box, text }))).toEqual([
      ['Orły', 'Dębno'],
      ['Przeciwnik'],
      ['Błyskawica', 'Źródlany Potok'],
    ])
    expect(texts({ ...box, text: 'Orły Dębno', peers: ['Przeciwnik'] })).toEqual(['Orły Dębno'])
  })

  it.each([
    ['left', 100],
    ['center', 220],
    ['right', 340],
  ] as const)('aligns %s', (align, x) => {
    expect(layOutText(node({ align }), measure).lines[0]?.x).toBe(x)
  })

  it('counts the padding on every side', () => {
    const layout = layOutText(node({ padding: 10, vertical: 'top' }), measure)
    expect(layout.lines[0]).toMatchObject({ x: 110, baseline: Math.round(210 + (48 + 0.716 * 40) / 2) })
  })

  it.each(['top', 'middle', 'bottom'] as const)('stands on whole pixels: %s', (vertical) => {
    const { lines } = layOutText(node({ text: 'Kowalski\nNowak', y: 200.3, size: 33.3, vertical }), measure)
    expect(lines.map(({ baseline }) => baseline % 1)).toEqual([0, 0])
  })

  it('never leaves its box and never loses a letter, whatever the text', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aąbcćdeęłńóśźż -\n'), maxLength: 300 })
    const size = fc.integer({ min: 8, max: 200 })
    fc.assert(
      fc.property(
        letters,
        size,
        fc.integer({ min: 40, max: 900 }),
        fc.integer({ min: 30, max: 500 }),
        (text, wanted, width, height) => {
          const box = node({ text, size: wanted, minSize: wanted / 2, width, height, maxLines: 3 })
          const layout = layOutText(box, measure)
          const bare = (words: string) => words.replace(/\s/g, '')
          expect(bare(layout.lines.map((line) => line.text).join(''))).toBe(bare(text))
          if (layout.size <= 4) return
          for (const line of layout.lines) {
            expect(line.x).toBeGreaterThanOrEqual(box.x - 0.001)
            expect(line.x + line.width).toBeLessThanOrEqual(box.x + box.width + 0.001)
          }
          expect(layout.lines.length * layout.size * box.lineHeight).toBeLessThanOrEqual(height + 0.001)
        },
      ),
      runs(60),
    )
  })
})
