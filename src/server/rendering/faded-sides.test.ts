import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ImageNode, Scene } from '#graphic/scene/node.ts'
import type { ReadPicture } from './pictures.ts'
import { renderScene } from './render-scene.ts'

const SHEET = { width: 400, height: 400 }
const PLACE = { x: 100, y: 50, width: 200, height: 300 }
const SHARE = 0.1

const read: ReadPicture = async () =>
  sharp({ create: { width: 1000, height: 900, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()

const nodeOf = (more: Pick<ImageNode, 'fit'> & Partial<ImageNode>): ImageNode => ({
  kind: 'image',
  ...PLACE,
  src: '/files/red.png',
  fadeSides: SHARE,
  ...more,
})

/** How much green, which is white's and not the picture's, is seen along the middle. */
async function lightAlong(node: ImageNode): Promise<number[]> {
  const scene: Scene = { ...SHEET, nodes: [{ kind: 'rect', x: 0, y: 0, ...SHEET, fill: '#ffffff' }, node] }
  const { pixels } = await renderScene(scene, read)
  const row = (SHEET.height / 2) * SHEET.width
  return Array.from({ length: SHEET.width }, (_, x) => pixels[4 * (row + x) + 1] ?? 0)
}

const fading = (light: readonly number[], at: number) => light.slice(at - 2, at + 3)

it.each([
  ['standing in its box', nodeOf({ fit: 'stand' }), { left: 100, right: 300 }],
  [
    'cropped to its box, at the picture’s sides',
    nodeOf({ fit: 'cover', crop: { zoom: 1, x: 0, y: 0 } }),
    { left: 100 },
  ],
  ['cropped at the other side', nodeOf({ fit: 'cover', crop: { zoom: 1, x: 100, y: 0 } }), { right: 300 }],
  ['in a rounded frame', nodeOf({ fit: 'fill', radius: 8 }), { left: 100, right: 300 }],
  ['cropped between its sides', nodeOf({ fit: 'cover', crop: { zoom: 1, x: 50, y: 0 } }), {}],
])(
  'a picture fades at its own sides and nowhere else: %s',
  async (_, node, sides: { left?: number; right?: number }) => {
    const light = await lightAlong(node)
    const { left, right } = sides
    if (left !== undefined) expect(Math.min(...fading(light, left))).toBeGreaterThan(200)
    if (right !== undefined) expect(Math.min(...fading(light, right))).toBeGreaterThan(200)
    // Wherever the picture is wider than its box it fades over more of that than of its own width.
    const from = left === undefined ? 102 : 140
    const to = right === undefined ? 298 : 260
    expect(Math.max(...light.slice(from, to))).toBeLessThan(2)
    expect(Math.min(...light.slice(0, 98), ...light.slice(302))).toBe(255)
  },
)
