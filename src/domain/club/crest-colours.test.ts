import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CLUB_COLOURS } from './club-colours.ts'
import { crestColours, GRAPHITE_CLUB_COLOURS, SILVER_CLUB_COLOURS } from './crest-colours.ts'

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

const WHITE: Pixel = [255, 255, 255, 255]
const BLACK: Pixel = [0, 0, 0, 255]
const GREY: Pixel = [128, 130, 128, 255]
const NAVY: Pixel = [16, 42, 107, 255]
const RED: Pixel = [204, 20, 30, 255]
const YELLOW: Pixel = [255, 213, 0, 255]
const GOLD: Pixel = [226, 178, 60, 255]

const paint = (...areas: [Pixel, number][]): Uint8ClampedArray =>
  Uint8ClampedArray.from(areas.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()))

describe('crestColours', () => {
  it('takes the dominant saturated colour, and the next distant one as accent', () => {
    expect(crestColours(paint([NAVY, 600], [GOLD, 200], [WHITE, 900]))).toEqual({
      primary: '#102a6b',
      accent: '#e2b23c',
    })
  })

  it('does not take a small detail for the accent', () => {
    expect(crestColours(paint([RED, 1000], [NAVY, 20])).accent).toBe('#e8959a')
  })

  it('finds the black beside a light colour', () => {
    expect(crestColours(paint([YELLOW, 700], [BLACK, 300]))).toEqual({ primary: '#ffd500', accent: '#000000' })
    expect(crestColours(paint([YELLOW, 980], [BLACK, 20])).accent).not.toBe('#000000')
  })

  it('gives a crest without colour a palette of greys of its own', () => {
    expect(crestColours(paint([WHITE, 500], [BLACK, 500], [GREY, 500]))).toBe(GRAPHITE_CLUB_COLOURS)
    expect(crestColours(paint([WHITE, 5000], [RED, 3]))).toBe(GRAPHITE_CLUB_COLOURS)
    expect(crestColours(paint([GREY, 100]))).toBe(GRAPHITE_CLUB_COLOURS)
  })

  it('puts a crest that is nearly all black on silver, where it can be seen', () => {
    expect(crestColours(paint([BLACK, 950], [WHITE, 50]))).toBe(SILVER_CLUB_COLOURS)
  })

  it('keeps its own green where there is no crest to see', () => {
    expect(crestColours([])).toBe(DEFAULT_CLUB_COLOURS)
    expect(crestColours(paint([[200, 0, 0, 40], 100]))).toBe(DEFAULT_CLUB_COLOURS)
  })

  it('ignores what is transparent', () => {
    expect(crestColours(paint([[0, 200, 0, 40], 5000], [RED, 100])).primary).toBe('#cc141e')
  })

  it('sees one hue that falls on both sides of the red seam', () => {
    const justBelow: Pixel = [200, 10, 20, 255]
    const justAbove: Pixel = [200, 20, 10, 255]
    const { primary } = crestColours(paint([justBelow, 300], [justAbove, 300], [[20, 60, 190, 255], 400]))
    expect(primary.startsWith('#c8')).toBe(true)
  })

  const anyPixel = fc.tuple(
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
  )

  it('answers two six-digit colours for any picture', () => {
    fc.assert(
      fc.property(fc.array(anyPixel, { maxLength: 200 }), (pixels) => {
        const { primary, accent } = crestColours(pixels.flat())
        expect(primary).toMatch(/^#[0-9a-f]{6}$/)
        expect(accent).toMatch(/^#[0-9a-f]{6}$/)
      }),
    )
  })

  it('does not depend on the order of the pixels', () => {
    fc.assert(
      fc.property(fc.array(anyPixel, { maxLength: 100 }), (pixels) => {
        expect(crestColours([...pixels].reverse().flat()).primary).toBe(crestColours(pixels.flat()).primary)
      }),
    )
  })

  it('is not moved by a margin that is transparent', () => {
    fc.assert(
      fc.property(fc.array(anyPixel, { maxLength: 100 }), fc.nat({ max: 300 }), (pixels, margin) => {
        const framed = [...pixels, ...Array.from({ length: margin }, (): Pixel => [255, 255, 255, 0])]
        expect(crestColours(framed.flat())).toEqual(crestColours(pixels.flat()))
      }),
    )
  })
})
