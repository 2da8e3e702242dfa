import { expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { colourDifference } from './colour-difference.ts'

it('tells colours apart that have one luminance', () => {
  expect(contrast('#d8101c', '#0d7a3a')).toBeLessThan(1.3)
  expect(colourDifference('#d8101c', '#0d7a3a')).toBeGreaterThan(0.3)
  expect(colourDifference('#d8101c', '#b00c16')).toBeLessThan(0.12)
  expect(colourDifference('#000000', '#ffffff')).toBeCloseTo(1, 3)
  expect(colourDifference('#ffd500', '#ffd500')).toBe(0)
})
