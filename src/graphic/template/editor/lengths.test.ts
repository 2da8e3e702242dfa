import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMMON_FIELDS } from '../element-kinds.ts'
import { fromUnit, inUnit, lengthLabel, percentFrom } from './lengths.ts'

describe('a length', () => {
  it('is read in the unit that is shown, unless it says its own', () => {
    expect(percentFrom('120', 'px', 1200)).toBe(10)
    expect(percentFrom('12', '%', 1200)).toBe(12)
    expect(percentFrom('120px', '%', 1200)).toBe(10)
    expect(percentFrom(' 12 % ', 'px', 1200)).toBe(12)
    expect(percentFrom('-60 PX', '%', 1200)).toBe(-5)
  })

  it('has its decimals after a comma or a point', () => {
    expect(percentFrom('12,5', '%', 1080)).toBe(12.5)
    expect(percentFrom('.5%', 'px', 1080)).toBe(0.5)
    expect(percentFrom('12,', '%', 1080)).toBe(12)
  })

  it.each(['', '12p', 'px', '12 em', '1.2.3', '12%5', 'NaN'])('is not "%s"', (text) => {
    expect(percentFrom(text, '%', 1200)).toBeNull()
  })

  it('is in whole pixels what was typed in whole pixels', () => {
    const side = fc.constantFrom(1080, 1200, 1500, 1920)
    fc.assert(
      fc.property(fc.integer({ min: -2_000, max: 4_000 }), side, (pixels, whole) => {
        expect(inUnit(fromUnit(pixels, 'px', whole), 'px', whole)).toBe(pixels + 0)
      }),
    )
  })

  it('is called after its unit', () => {
    expect(lengthLabel(COMMON_FIELDS.x, '%')).toBe('X (%)')
    expect(lengthLabel(COMMON_FIELDS.width, 'px')).toBe('Szerokość (px)')
  })
})
