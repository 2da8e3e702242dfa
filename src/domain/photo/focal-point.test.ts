import { expect, it } from 'vitest'
import { focalPoint, MIDDLE, skinness } from './focal-point.ts'

type Colour = readonly [number, number, number]
const [GRASS, SKIN, DARK, WHITE, SAND]: Colour[] = [
  [58, 110, 52],
  [205, 155, 125],
  [40, 28, 24],
  [240, 240, 240],
  [205, 155, 125],
]

/** A picture of 96 by 64 points, each coloured by where it is in percent. */
function drawn(colourAt: (x: number, y: number) => Colour | undefined, width = 96, height = 64) {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(100 * (at % width)) / (width - 1), (100 * Math.floor(at / width)) / (height - 1)]
    pixels.set(colourAt(x, y) ?? GRASS ?? [0, 0, 0], at * 3)
  }
  return { width, height, pixels }
}

const isNear = (x: number, y: number, of: { x: number; y: number }, far: number): boolean =>
  Math.hypot(x - of.x, (y - of.y) * (2 / 3)) < far

/** A head with eyes and hair, of about a seventh of the height. */
const head =
  (of: { x: number; y: number }) =>
  (x: number, y: number): Colour | undefined => {
    if (!isNear(x, y, of, 6)) return undefined
    const isEye = isNear(x, y, { x: of.x - 2.5, y: of.y - 1 }, 1.2) || isNear(x, y, { x: of.x + 2.5, y: of.y - 1 }, 1.2)
    return isEye || y < of.y - 5 ? DARK : SKIN
  }

it.each([
  { x: 25, y: 30 },
  { x: 50, y: 45 },
  { x: 75, y: 35 },
])('a face at $x, $y is found on a pitch', (face) => {
  const found = focalPoint(drawn(head(face)))
  expect(Math.hypot(found.x - face.x, found.y - face.y)).toBeLessThan(9)
})

it('a face leads before legs of the same skin below it', () => {
  const face = { x: 60, y: 25 }
  const legs = (x: number, y: number) => (y > 65 && y < 92 && Math.abs(x - 60) < 6 ? SKIN : undefined)
  const found = focalPoint(drawn((x, y) => head(face)(x, y) ?? legs(x, y)))
  expect(found.y).toBeLessThan(45)
})

it('a wall of the colour of skin is no face', () => {
  const face = { x: 30, y: 40 }
  const found = focalPoint(drawn((x, y) => head(face)(x, y) ?? (x > 60 ? SAND : undefined)))
  expect(found.x).toBeLessThan(45)
})

it('without any skin, what stands out is found: a ball on the grass', () => {
  const ball = { x: 70, y: 60 }
  const found = focalPoint(drawn((x, y) => (isNear(x, y, ball, 4) ? WHITE : undefined)))
  expect(Math.hypot(found.x - ball.x, found.y - ball.y)).toBeLessThan(10)
})

it('a picture of nothing has its middle, and one of a few points too', () => {
  const nothing = focalPoint(drawn(() => undefined))
  expect(Math.abs(nothing.x - 50) + Math.abs(nothing.y - 50)).toBeLessThanOrEqual(2)
  expect(focalPoint(drawn(() => SKIN, 2, 1))).toEqual(MIDDLE)
})

it('skin is known from light to dark, and told from grass, sky and a red shirt', () => {
  const people: Colour[] = [
    [245, 208, 182],
    [205, 155, 125],
    [150, 102, 76],
    [98, 64, 48],
  ]
  for (const colour of people) expect(skinness(...colour)).toBeGreaterThan(0.5)
  const others: Colour[] = [
    [58, 110, 52],
    [120, 170, 230],
    [200, 20, 30],
    [240, 240, 240],
    [240, 210, 20],
  ]
  for (const colour of others) expect(skinness(...colour)).toBeLessThan(0.2)
})
