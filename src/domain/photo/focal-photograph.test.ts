import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { focalPoint } from './focal-point.ts'

const FILE = fileURLToPath(new URL('../../../e2e/photographs/astronaut.jpg', import.meta.url))
const SIDE = 512
/** From the hair over the forehead to the chin, in pixels of the photograph. */
const FACE = { left: 176, top: 64, width: 96, height: 120 }

interface Framed {
  picture: Sharp
  width: number
  height: number
  face: { left: number; top: number }
}

const whole = (): Framed => ({ picture: sharp(FILE), width: SIDE, height: SIDE, face: FACE })

const cut = (left: number, top: number, width: number, height: number): Framed => ({
  picture: sharp(FILE).extract({ left, top, width, height }),
  width,
  height,
  face: { left: FACE.left - left, top: FACE.top - top },
})

/** She stands on a lawn, half as tall as the picture is wide. */
const onLawn = (left: number): Framed => ({
  picture: sharp({ create: { width: 1024, height: 683, channels: 3, background: '#3a6e34' } }).composite([
    { input: FILE, left, top: 171 },
  ]),
  width: 1024,
  height: 683,
  face: { left: FACE.left + left, top: FACE.top + 171 },
})

const FRAMES: Record<string, Framed> = {
  'as it is': whole(),
  mirrored: { ...whole(), picture: sharp(FILE).flop(), face: { ...FACE, left: SIDE - FACE.left - FACE.width } },
  'under floodlights': { ...whole(), picture: sharp(FILE).modulate({ brightness: 0.6 }) },
  'as a landscape': cut(0, 0, 512, 341),
  'as a narrow portrait': cut(60, 0, 340, 512),
  'at the left of a lawn': onLawn(0),
  'at the right of a lawn': onLawn(512),
}

it.each(Object.entries(FRAMES))('the face of a real photograph is found: %s', async (_, framed) => {
  const { data, info } = await sharp(await framed.picture.png().toBuffer())
    .resize({ width: 96, height: 96, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = focalPoint({ width: info.width, height: info.height, pixels: data })
  const [x, y] = [(found.x / 100) * framed.width - framed.face.left, (found.y / 100) * framed.height - framed.face.top]
  expect(x / FACE.width, 'across').toBeGreaterThan(0)
  expect(x / FACE.width, 'across').toBeLessThan(1)
  expect(y / FACE.height, 'down').toBeGreaterThan(0)
  expect(y / FACE.height, 'down').toBeLessThan(1)
})
