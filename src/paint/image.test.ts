import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitPicture, wholePixels } from './image.ts'
import type { Picture } from './surface.ts'

const PICTURE = { width: 800, height: 1000 }
const BOX = { x: 10, y: 20, width: 400, height: 300 }

describe('fitPicture', () => {
  it('covers a box with the middle of a picture', () => {
    expect(fitPicture(PICTURE, { ...BOX, fit: 'cover' })).toMatchObject({ sourceY: 200, sourceHeight: 600, ...BOX })
  })

  it('keeps more of the top, where the head is', () => {
    expect(fitPicture(PICTURE, { ...BOX, fit: 'cover-top' })).toMatchObject({ sourceY: 80, sourceHeight: 600, ...BOX })
  })

  it('loses both sides of a picture wider than its box alike', () => {
    const wide = { width: 2000, height: 600 }
    expect(fitPicture(wide, { ...BOX, fit: 'cover-top' })).toMatchObject({ sourceX: 600, sourceY: 0, sourceWidth: 800 })
  })

  it('shows all of it in the middle of a box', () => {
    expect(fitPicture(PICTURE, { ...BOX, fit: 'contain' })).toMatchObject({ x: 90, y: 20, width: 240, height: 300 })
  })

  it('moves a picture that covers its box by what stands over', () => {
    const at = (x: number, y: number, zoom = 1) => fitPicture(PICTURE, { ...BOX, fit: 'cover', crop: { zoom, x, y } })
    expect(at(50, 0)).toMatchObject({ x: 10, y: 20, width: 400, height: 500, sourceHeight: 1000 })
    expect(at(50, 100)).toMatchObject({ y: 20 - 200 })
    expect(at(0, 50, 2)).toMatchObject({ x: 10, y: 20 - 350, width: 800, height: 1000 })
  })

  it('brings what matters to the middle of its box, as far as the edges allow', () => {
    const at = (x: number, y: number) => fitPicture(PICTURE, { ...BOX, fit: 'cover', focus: { x, y } })
    expect(at(50, 50)).toMatchObject({ x: 10, y: 20 - 100, width: 400, height: 500 })
    expect(at(50, 62)).toMatchObject({ y: 20 + 150 - 310 })
    expect(at(90, 100)).toMatchObject({ x: 10, y: 20 - 200 })
    expect(at(0, 4)).toMatchObject({ x: 10, y: 20 })
  })

  it('lies the same way when it was scaled before', () => {
    const crop = { zoom: 1.5, x: 20, y: 80 }
    const { sourceWidth: _, sourceHeight: __, ...original } = fitPicture(PICTURE, { ...BOX, fit: 'cover', crop })
    const scaled = { width: original.width, height: original.height }
    expect(fitPicture(scaled, { ...BOX, fit: 'cover', crop })).toMatchObject(original)
  })
})

describe('wholePixels', () => {
  const node = { kind: 'image', src: '/photo', fit: 'cover', crop: { zoom: 1, x: 64, y: 40 }, ...BOX } as const
  const kept = { width: 451, height: 300 }

  it('moves a picture of the very size to the nearest whole pixel', () => {
    expect(wholePixels(kept, node)).toEqual({ sourceX: 33, sourceY: 0 })
  })

  it('never bares an edge of the box', () => {
    for (const x of [0, 1, 50, 99, 100])
      expect(wholePixels(kept, { ...node, crop: { zoom: 1, x, y: 100 } })?.sourceX).toBeLessThanOrEqual(51)
  })

  it('leaves alone what is between pixels or has another size', () => {
    expect(wholePixels(kept, { ...node, y: 20.5 })).toBeNull()
    expect(wholePixels(PICTURE, node)).toBeNull()
    expect(wholePixels({ width: 399, height: 300 }, node)).toBeNull()
  })
})

describe('a source', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  const length = fc.oneof(side, fc.double({ min: 0.5, max: 4000, noNaN: true }))
  const place = fc.double({ min: -2000, max: 2000, noNaN: true })
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  const picture = fc.record({ width: side, height: side })
  const box = fc.record({ x: place, y: place, width: length, height: length })
  const moved = fc.option(fc.record({ zoom: fc.double({ min: 1, max: 4, noNaN: true }), x: percent, y: percent }), {
    nil: undefined,
  })
  const focus = fc.option(fc.record({ x: percent, y: percent }), { nil: undefined })
  const fit = fc.constantFrom('fill', 'contain', 'stand', 'cover', 'cover-top', 'whole')

  /** WebKit reckons in floats of 32 bits, the others in 64. */
  function expectWithin(start: number, length: number, end: number): void {
    for (const rounded of [Number, Math.fround]) {
      expect(rounded(start)).toBeGreaterThanOrEqual(0)
      expect(rounded(rounded(start) + rounded(length))).toBeLessThanOrEqual(end)
    }
  }

  function expectSourceWithin({ width, height }: Picture, node: Parameters<typeof fitPicture>[1]): void {
    const at = fitPicture({ width, height }, node)
    expectWithin(at.sourceX, at.sourceWidth, width)
    expectWithin(at.sourceY, at.sourceHeight, height)
  }

  it('never leaves its picture, by however little: WebKit would draw nothing', () => {
    fc.assert(
      fc.property(picture, box, fit, moved, focus, (picture, box, fit, crop, focus) =>
        expectSourceWithin(picture, { ...box, fit, crop, focus }),
      ),
    )
  })

  it('never leaves its picture where only rounding divides the picture from its box', () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: 1, max: 4000 }), (picture, width) =>
        expectSourceWithin(picture, {
          x: 0,
          y: 0,
          width,
          height: (width * picture.height) / picture.width,
          fit: 'cover',
        }),
      ),
    )
    expectSourceWithin({ width: 400, height: 500 }, { x: 0, y: 0, width: 228, height: 285, fit: 'cover-top' })
  })

  it('of a picture kept in its size never leaves it either', () => {
    const over = fc.integer({ min: 0, max: 300 })
    const whole = fc.record({ x: side, y: side, width: side, height: side })
    fc.assert(
      fc.property(whole, over, moved, focus, (box, over, crop, focus) => {
        const kept = { width: box.width + over, height: box.height }
        const at = wholePixels(kept, { kind: 'image', src: '/photo', fit: 'cover', ...box, crop, focus })
        if (!at) return
        expectWithin(at.sourceX, box.width, kept.width)
        expectWithin(at.sourceY, box.height, kept.height)
      }),
    )
  })
})
