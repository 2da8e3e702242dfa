import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heightAt, middleOf, PLOT, ticksTo } from './plot.ts'

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [64, [0, 20, 40, 60, 80]],
])('up to %i there are the lines %j', (highest, lines) => expect(ticksTo(highest)).toEqual(lines))

it('has few lines, none below the highest, and everything within the drawing', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (highest, count) => {
      const lines = ticksTo(highest)
      const top = lines.at(-1) ?? 0
      expect(lines.length).toBeLessThanOrEqual(8)
      expect(top).toBeGreaterThanOrEqual(highest)
      expect(heightAt(highest, top)).toBeGreaterThanOrEqual(PLOT.top)
      expect(middleOf(count - 1, count)).toBeLessThan(PLOT.width)
    }),
  )
})
