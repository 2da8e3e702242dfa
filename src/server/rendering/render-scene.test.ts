import { expect, it } from 'vitest'
import type { Scene, SceneNode } from '#graphic/scene/node.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { renderScene } from './render-scene.ts'

const shadow = { colour: '#000000', blur: 70, x: 30, y: 40 }
const shape: SceneNode = { kind: 'rect', x: -80, y: 311, width: 1301, height: 877, fill: '#123456', shadow }
const large: Scene = {
  width: 1920,
  height: 1080,
  nodes: [shape, { ...shape, opacity: 0.4, rotation: 31 }, { ...shape, blend: 'multiply' }],
}

it('a graphic has the same pixels whatever was drawn before it: its address is made of them', async () => {
  const scene = await sampleScene('lineup', 'broadcast')
  const draw = async () => (await renderScene(scene, readSamplePicture)).pixels
  const first = Buffer.from(await draw())
  await renderScene(large, readSamplePicture)
  expect(first.equals(await draw())).toBe(true)
})
