import { describe, expect, it } from 'vitest'
import { fitPicture, wholePixels } from './image.ts'

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
