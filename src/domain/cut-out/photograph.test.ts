import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { cutOut } from './cut-out.ts'
import { readNetwork } from './network/read-network.ts'
import type { Pixels } from './pixels.ts'
import { drawn } from './testing/drawn.ts'

const NETWORK = readNetwork(
  readFileSync(
    new URL('../../../node_modules/@mediapipe/selfie_segmentation/selfie_segmentation.tflite', import.meta.url),
  ),
)
const FILE = new URL('../../../e2e/photographs/astronaut.jpg', import.meta.url)

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
const photograph = () => sharp(readFileSync(FILE))
const silent = () => {}

function opacityOf(photo: Pixels) {
  const found = cutOut(NETWORK, photo, silent)
  if (!found) throw new Error('Nobody was found')
  return (x: number, y: number) =>
    found.opacity[Math.floor(y * photo.height) * photo.width + Math.floor(x * photo.width)]
}

it('finds the person of a real photograph, and not the flag and the rocket behind her', async () => {
  const opacity = opacityOf(await pixelsOf(photograph()))
  const person = { hair: [0.43, 0.06], face: [0.44, 0.24], chest: [0.42, 0.6], shoulder: [0.18, 0.62] }
  const behind = { flag: [0.05, 0.2], wall: [0.62, 0.1], rocket: [0.8, 0.25], corner: [0.99, 0.01] }
  for (const [name, [x = 0, y = 0]] of Object.entries(person)) expect(opacity(x, y), name).toBe(255)
  for (const [name, [x = 0, y = 0]] of Object.entries(behind)) expect(opacity(x, y), name).toBe(0)
})

it('finds both where two stand side by side', async () => {
  const one = await photograph().toBuffer()
  const both = sharp({ create: { width: 1024, height: 512, channels: 3, background: '#667' } }).composite([
    { input: one, left: 0, top: 0 },
    { input: await sharp(one).flop().toBuffer(), left: 512, top: 0 },
  ])
  const opacity = opacityOf(await pixelsOf(sharp(await both.png().toBuffer())))
  expect([opacity(0.22, 0.24), opacity(0.78, 0.24), opacity(0.4, 0.1)]).toEqual([255, 255, 0])
})

it('finds nobody where there is nobody', () => {
  expect(
    cutOut(
      NETWORK,
      drawn(300, 200, () => [40, 140, 60]),
      silent,
    ),
  ).toBeNull()
  expect(
    cutOut(
      NETWORK,
      drawn(64, 300, (x, y) => [3 * x, y % 255, (x * y) % 255]),
      silent,
    ),
  ).toBeNull()
})

it('tells how far it has got, and gives the same each time', async () => {
  const photo = await pixelsOf(photograph().resize(200))
  const told: number[] = []
  const first = cutOut(NETWORK, photo, (share) => told.push(share))
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBe(1)
  expect(cutOut(NETWORK, photo, silent)).toEqual(first)
})

it('refuses a network that it does not know', () => {
  expect(() => readNetwork(new Uint8Array(64))).toThrow()
})
