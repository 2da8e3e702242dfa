import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect } from 'vitest'
import { difference, readPixels } from './pixels.ts'

/** Goldens are kept at half size or less: small enough for the repository, sharp enough to show a letter that moved. */
const smaller = ({ pixels, width, height }: Pixels, times: number) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(width / times, height / times, { kernel: 'linear' })

interface Pixels {
  pixels: Buffer
  width: number
  height: number
}

const goldenPath = (name: string): string => fileURLToPath(new URL(`../rendering/golden/${name}.png`, import.meta.url))

/** Compares with the kept picture; `UPDATE_GOLDEN=1` keeps the new one instead. */
export async function expectGolden(name: string, rendering: Pixels, times = 2): Promise<void> {
  const path = goldenPath(name)
  const small = await smaller(rendering, times).png({ compressionLevel: 9, palette: false }).toBuffer()
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, small)
  }
  if (!existsSync(path))
    throw new Error(`There is no golden picture ${name}.png yet: look at it, then run with UPDATE_GOLDEN=1`)
  const { mean, far } = difference(await readPixels(small), await readPixels(readFileSync(path)))
  expect(mean, `${name}: mean difference`).toBeLessThan(0.4)
  expect(far, `${name}: share of pixels that differ`).toBeLessThan(0.0005)
}
