import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#testing/property-runs.ts'
import { blobsOf } from './blobs.ts'
import { dropSpecks } from './drop-specks.ts'
import { guidedFilter } from './guided-filter.ts'
import { takeOwnColours } from './own-colours.ts'
import { boxOf, grown, partsOf, wholeOf } from './pixels.ts'
import { refineEdges } from './refine-edges.ts'
import { shrunk } from './shrunk.ts'
import { drawn } from './testing/drawn.ts'
import { trimmed } from './trimmed.ts'

const side = fc.integer({ min: 8, max: 60 })
const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
const plane = (width: number, height: number, valueAt: (x: number, y: number) => number) => ({
  ...{ width, height, channels: 1 },
  data: Float32Array.from({ length: width * height }, (_, at) => valueAt(at % width, Math.floor(at / width))),
})

it('a mask that is one value stays it, whatever the picture', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(0, 1), fc.infiniteStream(fc.nat(255)), (width, height, value, noise) => {
      const picture = drawn(width, height, () => [noise.next().value ?? 0, noise.next().value ?? 0, 7])
      const opacity = refineEdges(
        picture,
        plane(width, height, () => value),
      )
      expect(new Set(opacity)).toEqual(new Set([255 * value]))
    }),
    runs(6),
  )
})

it('a hard mask along a hard edge of the picture is kept, and refining it again changes nothing', () => {
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.3, max: 0.7, noNaN: true }), (width, height, share) => {
      const edge = Math.round(share * width)
      const picture = drawn(width, height, (x) => (x < edge ? [230, 60, 40] : [20, 120, 220]))
      const once = refineEdges(
        picture,
        plane(width, height, (x) => (x < edge ? 1 : 0)),
      )
      for (const [at, value] of once.entries()) expect(value).toBe(at % width < edge ? 255 : 0)
      const again = refineEdges(picture, {
        ...plane(width, height, () => 0),
        data: Float32Array.from(once, (v) => v / 255),
      })
      expect(again).toEqual(once)
    }),
    runs(6),
  )
})

it('a mask that is a few pixels off is drawn to the edge of the picture', () => {
  const picture = drawn(240, 240, (x) => (x < 120 ? [210, 170, 140] : [30, 90, 40]))
  const opacity = refineEdges(
    picture,
    plane(240, 240, (x) => (x < 123 ? 1 : 0)),
  )
  expect(opacity[120 * 240 + 117]).toBe(255)
  expect(opacity[120 * 240 + 122]).toBeLessThan(128)
})

it('the filter follows any mask that is a linear function of the colours', () => {
  const guide = ['red', 'green', 'blue'].map((_, channel) =>
    Float32Array.from({ length: 400 }, (_, at) => ((at * (channel + 3) * 37) % 101) / 100),
  ) as [Float32Array, Float32Array, Float32Array]
  const mask = guide[0].map((red, at) => 0.2 + 0.5 * red + 0.3 * (guide[1][at] ?? 0))
  const followed = guidedFilter(guide, mask, { width: 20, height: 20, radius: 3, epsilon: 1e-9 })
  for (const [at, value] of followed.entries()) expect(value).toBeCloseTo(mask[at] ?? -1, 3)
})

it('the colour of the old background is taken out of see-through pixels', () => {
  fc.assert(
    fc.property(colour, colour, (person, wall) => {
      const [width, height] = [60, 20]
      const shareAt = (x: number) => Math.min(1, Math.max(0, (33 - x) / 5))
      const mixed = (x: number, channel: 0 | 1 | 2) => shareAt(x) * person[channel] + (1 - shareAt(x)) * wall[channel]
      const photo = drawn(width, height, (x) => [mixed(x, 0), mixed(x, 1), mixed(x, 2)])
      const opacity = Uint8ClampedArray.from({ length: width * height }, (_, at) => 255 * shareAt(at % width))
      const colours = new Uint8ClampedArray(photo.data.length)
      takeOwnColours(photo, opacity, wholeOf(photo), colours)
      for (const x of [29, 30, 31]) {
        for (const channel of [0, 1, 2] as const) {
          const spill = Math.abs((colours[4 * (10 * width + x) + channel] ?? 0) - person[channel])
          const before = Math.abs(mixed(x, channel) - person[channel])
          expect(spill).toBeLessThanOrEqual(before * 0.6 + 3)
        }
      }
      expect([...colours.subarray(4 * 10 * width, 4 * 10 * width + 3)]).toEqual([...person])
    }),
  )
})

it('what hangs together is one blob, the largest first', () => {
  const rows = ['11..1', '1...1', '..1..', '.....']
  const blobs = blobsOf((at) => rows.join('')[at] === '1', 5, 4)
  expect(blobs.map(({ places }) => places.length)).toEqual([3, 2, 1])
  expect(blobs[0]?.box).toEqual({ x: 0, y: 0, width: 2, height: 2 })
  expect(blobs.map(({ touchesEdge }) => touchesEdge)).toEqual([true, true, false])
})

it('dust goes, a second person stays', () => {
  const at = (x: number, y: number) => (x < 10 ? 255 : x > 14 && x < 19 ? 200 : x === 12 && y === 12 ? 90 : 0)
  const opacity = Uint8ClampedArray.from({ length: 400 }, (_, index) => at(index % 20, Math.floor(index / 20)))
  dropSpecks(opacity, 20, 20)
  expect([opacity[12 * 20 + 12], opacity[0], opacity[16]]).toEqual([0, 255, 200])
})

it('the empty margin is cut off but for a little air; nothing at all is null', () => {
  const opacity = new Uint8ClampedArray(200 * 100)
  expect(trimmed(opacity, { width: 200, height: 100 })).toBeNull()
  for (let y = 20; y < 100; y++) opacity.fill(255, y * 200 + 50, y * 200 + 150)
  expect(trimmed(opacity, { width: 200, height: 100 })).toEqual({ x: 48, y: 18, width: 104, height: 82 })
})

it('parts cover the picture once, and grow no further than it', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 70 }), (width, height, size) => {
      const seen = new Uint8Array(width * height)
      for (const part of partsOf(wholeOf({ width, height }), size)) {
        const around = grown(part, 5, { width, height })
        expect(around.x >= 0 && around.y >= 0 && around.x + around.width <= width).toBe(true)
        expect(boxOf(part, width, () => true)).toEqual(part)
        boxOf(part, width, (at) => {
          seen[at] = (seen[at] ?? 0) + 1
          return false
        })
      }
      expect(seen.every((count) => count === 1)).toBe(true)
    }),
  )
})

it('a smaller picture has the mean of what it stands for', () => {
  const picture = drawn(4, 2, (x) => (x % 2 ? [255, 0, 0] : [0, 255, 51]))
  const small = shrunk(picture, wholeOf(picture), { width: 2, height: 1 })
  for (const [index, value] of [0.5, 0.5, 0.1, 0.5, 0.5, 0.1].entries()) expect(small.data[index]).toBeCloseTo(value, 5)
})
