import { describe, expect, it } from 'vitest'
import { boundedSize } from './picture-crop.ts'
import { smallestZoom } from './picture-crop-shape.ts'

const opened = (width: number, height: number, isTransparent: boolean) => ({
  file: new File([], 'herb.png'),
  width,
  height,
  isTransparent,
})

describe('boundedSize', () => {
  it('leaves what fits and shrinks what does not, in proportion', () => {
    expect(boundedSize({ width: 2000, height: 10 })).toEqual({ width: 2000, height: 10 })
    expect(boundedSize({ width: 3000, height: 4000 })).toEqual({ width: 1500, height: 2000 })
    expect(boundedSize({ width: 9000, height: 1 })).toEqual({ width: 2000, height: 1 })
  })
})

describe('smallestZoom', () => {
  it('lets a transparent crest be whole in its square, and keeps every other frame filled', () => {
    expect(smallestZoom(opened(300, 400, true), 'square')).toBe(0.75)
    expect(smallestZoom(opened(400, 300, true), 'square')).toBe(0.75)
    expect(smallestZoom(opened(300, 400, false), 'square')).toBe(1)
    expect(smallestZoom(opened(300, 400, true), 'portrait')).toBe(1)
    expect(smallestZoom(opened(300, 400, true), 'free')).toBe(1)
  })
})
