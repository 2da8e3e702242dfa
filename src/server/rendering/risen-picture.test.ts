import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ImageNode, Scene } from '#graphic/scene/node.ts'
import { renderScene } from './render-scene.ts'

const SIDE = 200
const RISE = 30
/** A round frame of 100 pixels whose picture rises above it. */
const HEAD: ImageNode = {
  kind: 'image',
  x: 50,
  y: 70 - RISE,
  width: 100,
  height: 100 + RISE,
  src: '/files/red.png',
  fit: 'cover',
  crop: { zoom: 1, x: 50, y: 0 },
  radius: 50,
  rise: RISE,
}

async function isRed(node: ImageNode): Promise<(x: number, y: number) => boolean> {
  const red = sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
  const scene: Scene = {
    width: SIDE,
    height: SIDE,
    nodes: [{ kind: 'rect', x: 0, y: 0, width: SIDE, height: SIDE, fill: '#ffffff' }, node],
  }
  const { pixels } = await renderScene(scene, () => red.png().toBuffer())
  return (x, y) => pixels[4 * (y * SIDE + x) + 1] === 0
}

it('rises above its frame as wide as a head, and is within it elsewhere', async () => {
  const at = await isRed(HEAD)
  expect([at(100, 42), at(75, 75), at(125, 75), at(55, 120), at(145, 120), at(100, 165)]).toEqual(Array(6).fill(true))
  expect([at(100, 37), at(55, 60), at(145, 60), at(56, 80), at(56, 160), at(144, 160), at(100, 173)]).toEqual(
    Array(7).fill(false),
  )
})

it('has one edge with its frame: no seam where they meet', async () => {
  const at = await isRed(HEAD)
  for (let y = 45; y < 165; y++) expect(at(100, y), `row ${y}`).toBe(true)
})
