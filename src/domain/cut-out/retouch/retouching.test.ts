import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#testing/property-runs.ts'
import { wholeOf } from '../pixels.ts'
import { shownPart } from '../shown-part.ts'
import { drawn } from '../testing/drawn.ts'
import { type Brush, brushed, strength } from './brush.ts'
import { Retouching } from './retouching.ts'

const SIZE = { width: 40, height: 30 }
const PHOTO = drawn(SIZE.width, SIZE.height, (x, y) => [5 * x, 8 * y, 120])
const opened = () => {
  const opacity = Uint8ClampedArray.from({ length: 1200 }, (_, at) => (at % 40 < 20 ? 255 : 0))
  return new Retouching(PHOTO, { opacity, colours: PHOTO.data.slice() as Uint8ClampedArray<ArrayBuffer> })
}
const shown = ({ cutOut }: Retouching) => shownPart(cutOut, SIZE.width, wholeOf(SIZE))
const point = fc.record({ x: fc.integer({ min: -10, max: 50 }), y: fc.integer({ min: -10, max: 40 }) })
const brush: fc.Arbitrary<Brush> = fc.record({
  tool: fc.constantFrom('add', 'remove'),
  radius: fc.double({ min: 0.5, max: 15, noNaN: true }),
  softness: fc.double({ min: 0, max: 1, noNaN: true }),
})
const stroke = fc.record({ brush, points: fc.array(point, { minLength: 1, maxLength: 5 }) })

function paint(retouching: Retouching, { brush, points }: { brush: Brush; points: { x: number; y: number }[] }) {
  const [first, ...others] = points
  if (first) retouching.begin(brush, first)
  retouching.extend(others)
}

it('a brush is strongest in its middle, never more than whole, and nothing past its rim', () => {
  fc.assert(
    fc.property(brush, fc.double({ min: 0, max: 60, noNaN: true }), (tool, distance) => {
      const here = strength(distance, tool)
      expect(here).toBeGreaterThanOrEqual(0)
      expect(here).toBeLessThanOrEqual(1)
      expect(strength(distance + 1, tool)).toBeLessThanOrEqual(here)
      expect(strength(tool.radius + 0.51, tool)).toBe(0)
      expect(brushed(100, 255 * here, 'add')).toBeGreaterThanOrEqual(100)
      expect(brushed(100, 255 * here, 'remove')).toBeLessThanOrEqual(100)
    }),
  )
})

it('every stroke can be taken back and done again, to the last bit', () => {
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 6 }), (strokes) => {
      const retouching = opened()
      const stages = [shown(retouching)]
      for (const each of strokes) {
        paint(retouching, each)
        if (retouching.end()) stages.push(shown(retouching))
      }
      for (const stage of stages.slice(0, -1).reverse()) {
        expect(retouching.undo()).not.toBeNull()
        expect(shown(retouching)).toEqual(stage)
      }
      expect([retouching.canUndo, retouching.undo()]).toEqual([false, null])
      for (const stage of stages.slice(1)) {
        retouching.redo()
        expect(shown(retouching)).toEqual(stage)
      }
      expect(retouching.canRedo).toBe(false)
    }),
    runs(6),
  )
})

it('a stroke that turns out to be none leaves nothing', () => {
  fc.assert(
    fc.property(stroke, (each) => {
      const retouching = opened()
      const before = shown(retouching)
      paint(retouching, each)
      retouching.cancel()
      expect(shown(retouching)).toEqual(before)
      expect(retouching.canUndo).toBe(false)
    }),
  )
})

it('changes nothing outside of the region that it names', () => {
  fc.assert(
    fc.property(stroke, (each) => {
      const retouching = opened()
      const before = shown(retouching)
      paint(retouching, each)
      const region = retouching.end()
      const after = shown(retouching)
      const changed = Array.from(after.keys()).filter((index) => after[index] !== before[index])
      const outside = changed.filter((index) => {
        const [x, y] = [(index >> 2) % 40, Math.floor((index >> 2) / 40)]
        return !region || x < region.x || x >= region.x + region.width || y < region.y || y >= region.y + region.height
      })
      expect(outside).toEqual([])
    }),
  )
})

it('going over a place again makes a soft edge no harder', () => {
  const brush: Brush = { tool: 'remove', radius: 6, softness: 1 }
  const [once, often] = [opened(), opened()]
  once.begin(brush, { x: 10, y: 10 })
  often.begin(brush, { x: 10, y: 10 })
  often.extend(Array.from({ length: 20 }, () => ({ x: 10, y: 10 })))
  expect(often.cutOut.opacity).toEqual(once.cutOut.opacity)
})

it('what is added has the colours of the photo', () => {
  const retouching = opened()
  retouching.cutOut.colours.fill(0)
  retouching.begin({ tool: 'add', radius: 4, softness: 0 }, { x: 30, y: 15 })
  retouching.end()
  const at = 15 * 40 + 30
  expect(retouching.cutOut.opacity[at]).toBe(255)
  expect([...retouching.cutOut.colours.subarray(4 * at, 4 * at + 3)]).toEqual([150, 120, 120])
})
