import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMATS, type FormatName, OTHER_FORMATS, sheetOf } from '../../formats.ts'
import { restoreElements, type TemplateElement } from '../element.ts'
import { givenBox } from '../element-box.ts'
import { elementsIn } from './elements-in.ts'

const element = (change: object): TemplateElement => {
  const [made] = restoreElements([{ id: 'e', type: 'rectangle', x: 10, y: 10, width: 20, height: 10, ...change }])
  if (!made) throw new Error('no element')
  return made
}
const boxIn = (format: FormatName, ...elements: TemplateElement[]) =>
  elementsIn(elements, format).map((one) => givenBox(one, FORMATS[format]))
const only = (format: FormatName, change: object) => {
  const [box] = boxIn(format, element(change))
  if (!box) throw new Error('no box')
  return box
}

describe('an element placed on the post', () => {
  it('is the very same there', () => {
    const elements = [element({})]
    expect(elementsIn(elements, 'portrait')[0]).toBe(elements[0])
  })

  it('covers every canvas where it covers its own', () => {
    for (const format of OTHER_FORMATS) {
      const { width, height } = FORMATS[format]
      expect(only(format, { x: 0, y: 0, width: 100, height: 100 })).toEqual({ x: 0, y: 0, width, height })
    }
  })

  it('stays at the corner and the size that the shorter side gives it', () => {
    const corner = { x: 75, y: 85, width: 20, height: 10 }
    for (const format of OTHER_FORMATS) {
      const { safe, canvas } = sheetOf(format)
      const scale = Math.min(canvas.width, canvas.height) / 1200
      const box = only(format, corner)
      expect(box.width).toBeCloseTo(240 * scale, 0)
      expect(box.height).toBeCloseTo(150 * scale, 0)
      expect(safe.x + safe.width - box.x - box.width).toBeCloseTo(60 * scale, 0)
      expect(safe.y + safe.height - box.y - box.height).toBeCloseTo(75 * scale, 0)
    }
  })

  it('stays in the middle', () => {
    const box = only('landscape', { x: 30, y: 45, width: 40, height: 10 })
    expect([box.x + box.width / 2, box.y + box.height / 2].map(Math.round)).toEqual([960, 540])
  })

  it('touches the edge that it touched, also where an app covers it', () => {
    expect(only('story', { x: 0, y: 0, width: 30, height: 10 })).toMatchObject({ x: 0, y: 0 })
    const foot = only('story', { x: 70, y: 90, width: 30, height: 10 })
    expect([foot.x + foot.width, foot.y + foot.height].map(Math.round)).toEqual([1080, 1920])
  })

  it('keeps its letters in proportion', () => {
    const [text] = elementsIn(restoreElements([{ id: 't', type: 'text', fontSize: 100 }]), 'story')
    expect(text).toMatchObject({ fontSize: 90 })
  })

  it('is inside every safe zone when it stood inside the canvas', () => {
    const share = fc.integer({ min: 1, max: 97 })
    const place = fc
      .record({ x: share, y: share, width: share, height: share })
      .filter(({ x, y, width, height }) => x + width <= 99 && y + height <= 99)
    fc.assert(
      fc.property(place, fc.constantFrom(...OTHER_FORMATS), (at, format) => {
        const { safe } = sheetOf(format)
        const box = only(format, at)
        const near = 0.5
        expect(box.x).toBeGreaterThanOrEqual(safe.x - near)
        expect(box.y).toBeGreaterThanOrEqual(safe.y - near)
        expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width + near)
        expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height + near)
        expect(box.width / box.height).toBeCloseTo((at.width * 1200) / (at.height * 1500), 1)
      }),
    )
  })

  it('keeps its place in its group', () => {
    const panel = { id: 'p', x: 5, y: 80, width: 60, height: 15, group: 'g' }
    const mark = { id: 'm', x: 8, y: 82, width: 10, height: 5, group: 'g' }
    const [one, other] = boxIn('landscape', element(panel), element(mark))
    if (!one || !other) throw new Error('no boxes')
    expect((other.x - one.x) / one.width).toBeCloseTo(3 / 60)
    expect((other.y - one.y) / one.height).toBeCloseTo(2 / 15)
  })

  it('sticks to what was set for a format by hand', () => {
    const formats = { story: { x: 1, y: 2, width: 3, height: 4 } }
    expect(elementsIn([element({ formats })], 'story')[0]).toMatchObject(formats.story)
    expect(only('square', { formats })).toEqual(only('square', {}))
  })
})
