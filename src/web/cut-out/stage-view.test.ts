import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bounded, fitted, onPicture, pinched, zoomedAt } from './stage-view.ts'

const size = fc.record({ width: fc.integer({ min: 1, max: 3000 }), height: fc.integer({ min: 1, max: 3000 }) })
const place = fc.integer({ min: -2000, max: 2000 })
const point = fc.record({ x: place, y: place })
const view = fc.record({ x: place, y: place, scale: fc.double({ min: 0.05, max: 20, noNaN: true }) })

it('shows all of the picture at first', () => {
  fc.assert(
    fc.property(size, size, (picture, stage) => {
      const shown = fitted(picture, stage)
      expect(picture.width * shown.scale).toBeLessThanOrEqual(stage.width + 1e-6)
      expect(picture.height * shown.scale).toBeLessThanOrEqual(stage.height + 1e-6)
      expect(bounded(shown, picture, stage)).toEqual(shown)
    }),
  )
})

it('keeps a part of the picture on the stage, however it is pushed and zoomed', () => {
  fc.assert(
    fc.property(size, size, view, (picture, stage, pushed) => {
      const { x, y, scale } = bounded(pushed, picture, stage)
      expect(x).toBeLessThan(stage.width)
      expect(y).toBeLessThan(stage.height)
      expect(x + picture.width * scale).toBeGreaterThan(0)
      expect(y + picture.height * scale).toBeGreaterThan(0)
      expect(bounded({ x, y, scale }, picture, stage)).toEqual({ x, y, scale })
    }),
  )
})

it('zooms around the point under the pointer', () => {
  fc.assert(
    fc.property(view, point, fc.double({ min: 0.2, max: 5, noNaN: true }), (shown, at, factor) => {
      const [before, after] = [onPicture(shown, at), onPicture(zoomedAt(shown, at, factor), at)]
      expect(after.x).toBeCloseTo(before.x, 3)
      expect(after.y).toBeCloseTo(before.y, 3)
    }),
  )
})

it('keeps under two fingers that spread what was under them', () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const
  const after = [
    { x: 80, y: 140 },
    { x: 280, y: 140 },
  ] as const
  const shown = { x: 10, y: 20, scale: 0.5 }
  const zoomed = pinched(shown, before, after)
  expect(zoomed.scale).toBe(1)
  expect(onPicture(zoomed, after[0])).toEqual(onPicture(shown, before[0]))
  expect(onPicture(zoomed, after[1])).toEqual(onPicture(shown, before[1]))
})
