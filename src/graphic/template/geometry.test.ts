import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percent } from '#domain/units.ts'
import { FORMATS } from '../formats.ts'
import { middleOf } from '../scene/boxes.ts'
import { newElement } from './element.ts'
import { boxOf } from './element-box.ts'
import { movedBy } from './geometry.ts'

const canvas = FORMATS.portrait

const circle = newElement('circle', 'c', 0, '')

describe('a circle', () => {
  it('is round from the first, in the middle of its 15 by 15 percent', () => {
    expect(boxOf(circle, canvas)).toEqual({ x: 120, y: 172.5, width: 180, height: 180 })
  })

  it('is round in any box, touches it, and stays inside', () => {
    const side = fc.integer({ min: 1, max: 100 }).map(percent)
    fc.assert(
      fc.property(side, side, (width, height) => {
        const given = boxOf({ ...newElement('rectangle', 'r', 0, ''), width, height }, canvas)
        const round = boxOf({ ...circle, width, height }, canvas)
        expect(round.width).toBe(round.height)
        expect(round.width).toBe(Math.min(given.width, given.height))
        expect(middleOf(round).x).toBeCloseTo(middleOf(given).x)
        expect(middleOf(round).y).toBeCloseTo(middleOf(given).y)
      }),
    )
  })

  it('goes as far as it is moved, and no further', () => {
    const moved = boxOf(movedBy(circle, { x: 60, y: 30 }, canvas), canvas)
    expect(moved).toMatchObject({ x: expect.closeTo(180), y: expect.closeTo(202.5), width: 180, height: 180 })
  })
})
