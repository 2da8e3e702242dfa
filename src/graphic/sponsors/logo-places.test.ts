import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logoPlaces } from './logo-places.ts'

const AREA = { x: 40, y: 1380, width: 1080, height: 90 }

const logo = (ratio: number) => ({ logoWidth: Math.round(400 * ratio), logoHeight: 400 })
const areaOf = ({ width, height }: { width: number; height: number }) => width * height

it('logos of any shape stand inside, in a row with even gaps, in the middle', () => {
  const anyLogo = fc.record({
    logoWidth: fc.integer({ min: 1, max: 3000 }),
    logoHeight: fc.integer({ min: 1, max: 3000 }),
  })
  fc.assert(
    fc.property(fc.array(anyLogo, { minLength: 1, maxLength: 6 }), (logos) => {
      const places = logoPlaces(AREA, logos)
      const [first, last] = [places[0], places.at(-1)]
      if (!first || !last) throw new Error('There is one')
      const gaps = places
        .slice(1)
        .map((place, index) => place.x - (places[index]?.x ?? 0) - (places[index]?.width ?? 0))
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 3)
      if (gaps.length > 0) expect(gaps[0]).toBeGreaterThan(20)
      expect(first.x).toBeGreaterThanOrEqual(AREA.x - 0.001)
      expect(first.x - AREA.x).toBeCloseTo(AREA.x + AREA.width - last.x - last.width, 3)
      for (const { y, height } of places) {
        expect(height).toBeLessThanOrEqual(AREA.height + 0.001)
        expect(y + height / 2).toBeCloseTo(AREA.y + AREA.height / 2, 3)
      }
    }),
  )
})

it('each has the same area, unless it would stand higher than the strip', () => {
  const [square, wide, widest, tall] = logoPlaces(AREA, [1, 3, 5, 0.5].map(logo))
  if (!square || !wide || !widest || !tall) throw new Error('There are four')
  expect(areaOf(wide)).toBeCloseTo(areaOf(square), 3)
  expect(areaOf(widest)).toBeCloseTo(areaOf(square), 3)
  expect(tall.height).toBe(AREA.height)
})

it('many wide ones grow smaller together', () => {
  const places = logoPlaces(
    AREA,
    Array.from({ length: 6 }, () => logo(5)),
  )
  expect(new Set(places.map(({ width }) => width.toFixed(3))).size).toBe(1)
  expect(places[0]?.height).toBeLessThan(AREA.height / 2)
})
