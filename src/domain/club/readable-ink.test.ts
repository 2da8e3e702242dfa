import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { isReadable, nearestInk, ratioWords } from './readable-ink.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('ink that was set by hand', () => {
  it('stays as it is where it is readable', () => {
    expect(nearestInk('#0a1f5c', '#ffd500')).toBe('#0a1f5c')
  })

  it.each([
    ['#ffffff', '#ffd500', 'darker'],
    ['#5a5a5a', '#101010', 'lighter'],
    ['#d8101c', '#d8101c', 'either'],
  ])('%s on %s becomes one that is readable (%s)', (ink, ground) => {
    expect(isReadable(ink, ground)).toBe(false)
    expect(isReadable(nearestInk(ink, ground), ground)).toBe(true)
  })

  it('has a readable neighbour on whatever ground', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (ink, ground) => {
        expect(contrast(nearestInk(ink, ground), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('tells its ratio as Poles write it, never rounded up', () => {
    expect(ratioWords('#ffffff', '#000000')).toBe('21:1')
    expect(ratioWords('#777777', '#ffffff')).toBe('4,4:1')
  })
})
