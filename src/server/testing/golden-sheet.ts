import sharp from 'sharp'
import type { Rendering } from '#server/rendering/render-scene.ts'

const GAP = 6

interface Placed {
  input: Buffer
  left: number
  top: number
}

/** Rows of renderings on one picture, each so many times smaller: a golden of many graphics. */
export async function sheetOf(rows: readonly (readonly Rendering[])[], times: number) {
  const placed: Placed[] = []
  let [width, top] = [0, GAP]
  for (const row of rows) {
    let [left, height] = [GAP, 0]
    for (const { pixels, width: across, height: down } of row) {
      const [wide, high] = [Math.round(across / times), Math.round(down / times)]
      const raw = { width: across, height: down, channels: 4 } as const
      const input = await sharp(pixels, { raw }).removeAlpha().resize(wide, high, { kernel: 'linear' }).png().toBuffer()
      placed.push({ input, left, top })
      left += wide + GAP
      height = Math.max(height, high)
    }
    width = Math.max(width, left)
    top += height + GAP
  }
  const canvas = sharp({ create: { width, height: top, channels: 4, background: '#808080' } })
  return { pixels: await canvas.composite(placed).raw().toBuffer(), width, height: top }
}
