import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boxMean } from './box-mean.ts'

const planes = fc
  .record({
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 12 }),
    radius: fc.integer({ min: 1, max: 9 }),
  })
  .chain((size) =>
    fc.record({
      ...{ width: fc.constant(size.width), height: fc.constant(size.height), radius: fc.constant(size.radius) },
      values: fc.float32Array({
        ...{ min: 0, max: 1, noNaN: true },
        ...{ minLength: size.width * size.height, maxLength: size.width * size.height },
      }),
    }),
  )

it('is the mean of the square around each place, as far as there is one', () => {
  fc.assert(
    fc.property(planes, ({ width, height, radius, values }) => {
      const means = boxMean(values, width, height, radius)
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const near = [...values].filter(
            (_, at) => Math.abs((at % width) - x) <= radius && Math.abs(Math.floor(at / width) - y) <= radius,
          )
          expect(means[y * width + x]).toBeCloseTo(near.reduce((sum, value) => sum + value, 0) / near.length, 5)
        }
      }
    }),
  )
})
