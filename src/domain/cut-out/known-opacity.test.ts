import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#testing/property-runs.ts'
import { emptyCutOut, ofOpacity } from './cut-out.ts'
import { opacityOf, ownOpacity } from './own-opacity.ts'
import type { Pixels } from './pixels.ts'
import { placedOpacity } from './placed-opacity.ts'
import { Retouching } from './retouch/retouching.ts'
import { shownPart } from './shown-part.ts'
import { drawn } from './testing/drawn.ts'
import { trimmed } from './trimmed.ts'

/** Waves of colour that repeat nowhere, as a photo's do not. */
const photo = (width: number, height: number) =>
  drawn(width, height, (x, y) => [
    127 + 120 * Math.sin(x / 9 + (y * y) / 900),
    127 + 120 * Math.cos(y / 7 - x / 31),
    127 + 120 * Math.sin((x * y) / 700),
  ])
const seeThrough = (picture: Pixels, isKept: (x: number, y: number) => boolean): Pixels => {
  const data = picture.data.slice()
  for (let at = 0; at < data.length / 4; at++) {
    if (!isKept(at % picture.width, Math.floor(at / picture.width))) data.set([0, 0, 0, 0], 4 * at)
  }
  return { ...picture, data }
}
const round = (x: number, y: number, radius: number) => (atX: number, atY: number) => {
  const away = radius + 1 - Math.hypot(atX - x, atY - y)
  return Math.round(255 * Math.min(1, Math.max(0, away / 4)))
}

/** As it is kept: trimmed, and its colours a little off. */
function storedOf(picture: Pixels, opacity: Uint8ClampedArray<ArrayBuffer>): Pixels {
  const part = trimmed(opacity, picture)
  if (!part) throw new Error('Nothing is left')
  const data = shownPart(ofOpacity(picture, opacity), picture.width, part)
  for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = (data[at] ?? 0) + ((at * 7) % 5) - 2
  return { width: part.width, height: part.height, data }
}

it('a stored cut-out finds its place on its photo, and its opacity is kept to the last bit', () => {
  fc.assert(
    fc.property(
      ...[fc.integer({ min: 60, max: 300 }), fc.integer({ min: 60, max: 300 })],
      ...[fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })],
      (width, height, shareX, shareY) => {
        const picture = photo(width, height)
        const at = round(shareX * width, shareY * height, Math.min(width, height) / 3)
        const opacity = Uint8ClampedArray.from({ length: width * height }, (_, index) =>
          at(index % width, Math.floor(index / width)),
        )
        // What nobody sees is trimmed away.
        const kept = opacity.map((value) => (value < 8 ? 0 : value))
        expect(placedOpacity(picture, storedOf(picture, kept))).toEqual(kept)
      },
    ),
    runs(3),
  )
})

it('a cut-out of another photo, a larger one, and one without a solid pixel are not placed', () => {
  const picture = photo(200, 160)
  const other = drawn(200, 160, (x, y) => [y, 255 - x, 90])
  const opacity = Uint8ClampedArray.from({ length: 32_000 }, (_, at) => round(90, 80, 50)(at % 200, at / 200))
  expect(placedOpacity(picture, storedOf(other, opacity))).toBeNull()
  expect(placedOpacity(photo(40, 40), storedOf(picture, opacity))).toBeNull()
  const faint = opacity.map((value) => value / 2)
  expect(placedOpacity(picture, storedOf(picture, faint))).toBeNull()
})

it('a photo that came without its background says itself what is kept', () => {
  const isOnFigure = (x: number, y: number) => Math.abs(x - 50) < 12 + y / 4
  const studio = seeThrough(photo(100, 120), isOnFigure)
  expect(ownOpacity(studio)).toEqual(opacityOf(studio))
  expect(ownOpacity(photo(100, 120)), 'nothing is see-through').toBeNull()
  const isInCard = (x: number, y: number) => Math.hypot(Math.max(0, 12 - x), Math.max(0, 12 - y)) <= 12
  expect(ownOpacity(seeThrough(photo(100, 120), isInCard)), 'a round corner').toBeNull()
  const isNoHole = (x: number, y: number) => Math.hypot(x - 50, y - 60) > 40
  expect(ownOpacity(seeThrough(photo(100, 120), isNoHole)), 'a hole within').toBeNull()
})

it('a brush brings back no more than the photo itself shows, in the colours that it has', () => {
  const studio = seeThrough(photo(60, 60), (x) => x < 30)
  studio.data[4 * (20 * 60 + 20) + 3] = 100
  const retouching = new Retouching(studio, emptyCutOut(studio))
  retouching.begin({ tool: 'add', radius: 14, softness: 0 }, { x: 28, y: 20 })
  retouching.end()
  const { opacity, colours } = retouching.cutOut
  expect([opacity[20 * 60 + 20], opacity[20 * 60 + 25], opacity[20 * 60 + 34]]).toEqual([100, 255, 0])
  const at = 4 * (20 * 60 + 20)
  expect(colours.slice(at, at + 3)).toEqual(studio.data.slice(at, at + 3))
})

it('a person is painted in on nothing, in the colours of the photo', () => {
  const picture = photo(80, 60)
  const retouching = new Retouching(picture, emptyCutOut(picture))
  expect(trimmed(retouching.cutOut.opacity, picture)).toBeNull()
  expect(retouching.isChanged).toBe(false)
  retouching.begin({ tool: 'add', radius: 6, softness: 0 }, { x: 30, y: 30 })
  retouching.extend([{ x: 50, y: 30 }])
  retouching.end()
  expect(retouching.isChanged).toBe(true)
  expect(trimmed(retouching.cutOut.opacity, picture)).toMatchObject({ width: expect.any(Number) })
  const at = 4 * (30 * 80 + 40)
  expect([...shownPart(retouching.cutOut, 80, { x: 40, y: 30, width: 1, height: 1 })]).toEqual([
    ...picture.data.slice(at, at + 3),
    255,
  ])
})

it('cutting out anew is a step that can be taken back', () => {
  const picture = photo(40, 30)
  const retouching = new Retouching(picture, emptyCutOut(picture))
  retouching.begin({ tool: 'add', radius: 6, softness: 0.5 }, { x: 20, y: 10 })
  retouching.end()
  const painted = retouching.cutOut.opacity.slice()
  retouching.replace(ofOpacity(picture, new Uint8ClampedArray(1200).fill(255)))
  expect(new Set(retouching.cutOut.opacity)).toEqual(new Set([255]))
  retouching.undo()
  expect(retouching.cutOut.opacity).toEqual(painted)
  retouching.undo()
  expect(retouching.isChanged).toBe(false)
})
