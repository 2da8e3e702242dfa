import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect } from 'vitest'
import { difference, type Pixels, readPixels } from './pixels.ts'

const FOLDER = fileURLToPath(new URL('../rendering/golden/', import.meta.url))
const ENDING = '.webp'

type Drawn = Pick<Pixels, 'pixels' | 'width' | 'height'>

/** Goldens are kept at half size or less: small enough for the repository, sharp enough to show a letter that moved. */
async function smaller({ pixels, width, height }: Drawn, times: number): Promise<Pixels> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(width / times, height / times, { kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: 3 }
}

/** Compares with the kept picture; `UPDATE_GOLDEN=1` keeps the new one instead. */
export async function expectGolden(name: string, drawn: Drawn, times = 2): Promise<void> {
  const path = `${FOLDER}${name}${ENDING}`
  const small = await smaller(drawn, times)
  if (process.env.UPDATE_GOLDEN) {
    const { width, height, channels, pixels } = small
    mkdirSync(FOLDER, { recursive: true })
    const raw = { width, height, channels }
    writeFileSync(path, await sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer())
  }
  if (!existsSync(path))
    throw new Error(`There is no golden picture ${name}${ENDING} yet: look at it, then run with UPDATE_GOLDEN=1`)
  const { mean, far } = difference(small, await readPixels(readFileSync(path)))
  expect(mean, `${name}: mean difference`).toBeLessThan(0.4)
  expect(far, `${name}: share of pixels that differ`).toBeLessThan(0.0005)
}
