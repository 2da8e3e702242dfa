import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, FORMATS } from '#graphic/formats.ts'
import { SAMPLE_CATALOGUE, sampleMatch } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { encodePng } from '#server/rendering/encode-png.ts'
import { addGrain } from '#server/rendering/grain.ts'
import { drawScene, prepareScene, renderScene } from '#server/rendering/render-scene.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { routePictures, serveHarness } from '../e2e/graphics/serve.ts'
import { launchOptions } from '../scripts/chromium.mjs'
import { median } from './processes.ts'

const BACKGROUND = '/pictures/background'
const PHOTO = '/pictures/photo'
/** As cameras make them. */
const FULL_SIZE = { width: 6000, height: 4000 }
const RIVALS = ['html2canvas 1.4.1', 'html2canvas-pro', 'html-to-image', 'modern-screenshot', 'snapdom', 'konva']
const ROUNDS = 7

const ms = (value: number) => `${value.toFixed(1)} ms`

async function pictures(): Promise<(src: string) => Promise<Buffer | null>> {
  const scene = backgroundScene('broadcast', 'lineup', SAMPLE_CATALOGUE.club.colours)
  const ground = await renderScene(scene, readSamplePicture)
  addGrain(ground, 'broadcast')
  const { pixels, width, height } = ground
  // As the starter templates keep it.
  const background = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 86 })
    .toBuffer()
  // A starter has one for every format, so that none is stretched.
  const grounds = new Map<string, Buffer>()
  for (const format of FORMAT_NAMES) {
    const { width, height } = FORMATS[format]
    grounds.set(`${BACKGROUND}-${format}`, await sharp(background).resize(width, height).webp().toBuffer())
  }
  const small = await readSamplePicture(PHOTO)
  if (!small) throw new Error('There is no sample photograph')
  grounds.set(PHOTO, await sharp(small).resize(FULL_SIZE).jpeg().toBuffer())
  return async (src) => grounds.get(src) ?? readSamplePicture(src)
}

async function inNode(read: (src: string) => Promise<Buffer | null>): Promise<void> {
  const scene = await sampleScene('lineup', 'broadcast', {
    template: { background: `${BACKGROUND}-${DEFAULT_FORMAT}` },
  })
  const tools = await prepareScene(scene, read)
  const [draw, encode]: [number[], number[]] = [[], []]
  for (let round = 0; round < 10; round++) {
    const since = performance.now()
    const rendering = drawScene(scene, tools)
    const drawn = performance.now()
    encodePng(rendering)
    draw.push(drawn - since)
    encode.push(performance.now() - drawn)
  }
  console.log(`Node: draw ${ms(median(draw))} + encode ${ms(median(encode))} = ${ms(median(draw) + median(encode))}`)
}

/** The same line-up by our export and by those of others, fed the same pictures, warm, in one Chromium. */
export async function benchRender(): Promise<void> {
  const read = await pictures()
  await inNode(read)
  const harness = await serveHarness('bench/render/index.html')
  const args = [...launchOptions.args, '--js-flags=--expose-gc', '--enable-precise-memory-info']
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1300, height: 1600 } })
    await routePictures(page, read)
    await page.goto(harness.url)
    await page.waitForFunction(() => 'bench' in window, undefined, { timeout: 120_000 })
    const input = [sampleMatch('lineup'), BACKGROUND] as const

    const ours = median(await page.evaluate(([view, ground]) => window.bench.ours(view, ground, 9), input))
    console.log(`ours, state to PNG: ${ms(ours)}`)
    for (const name of RIVALS) {
      const times = await page.evaluate(
        ([view, ground, rival, rounds]) => window.bench.rival(rival, view, ground, rounds),
        [...input, name, ROUNDS] as const,
      )
      console.log(`${name}: ${ms(median(times))}, ${(median(times) / ours).toFixed(2)} times ours (at least 1.2)`)
    }
    for (const name of process.env.BENCH_PICTURES ? ['ours', ...RIVALS] : []) {
      const png = await page.evaluate(([view, ground, rival]) => window.bench.rivalPicture(rival, view, ground), [
        ...input,
        name,
      ] as const)
      await writeFile(join(process.env.BENCH_PICTURES ?? '', `${name}.png`), Buffer.from(png, 'base64'))
    }

    const block = await page.evaluate(([view, ground]) => window.bench.longestBlock(view, ground), input)
    console.log(`longest block of the main thread in 10 exports: ${ms(block)} (at most 16)`)
    const four = median(await page.evaluate(([view, ground]) => window.bench.formats(view, ground, 9), input))
    console.log(`all formats: ${ms(four)}, ${(four / ours).toFixed(2)} times one`)
    for (const formats of [[DEFAULT_FORMAT], FORMAT_NAMES]) {
      const taps = await page.evaluate(([view, ground, chosen]) => window.bench.tapAfterRest(view, ground, chosen), [
        ...input,
        formats,
      ] as const)
      console.log(`tap to finished PNG after a rest, ${formats.join(', ')}: ${ms(median(taps))} (0)`)
    }

    const repaint = await page.evaluate(([view, ground]) => window.bench.repaint(view, ground, 10_000), input)
    const grown = (repaint.heapAfter - repaint.heapBefore) / 1024
    console.log(
      `repaint during a drag, scene and paint: ${ms(median(repaint.times))}, ${ms(median(repaint.withPixels))} with the pixels forced`,
    )
    console.log(
      `after 10,000 repaints: JavaScript heap ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} KB, pictures ${repaint.pictures[0]} → ${repaint.pictures[1]} bytes`,
    )

    const photo = await page.evaluate((ground) => window.bench.repaintPhoto(ground, 2_000), BACKGROUND)
    console.log(
      `a text dragged over a photograph of 24 MP: ${ms(median(photo.times))}, ${ms(median(photo.withPixels))} with the pixels forced`,
    )
  } finally {
    await browser.close()
    await harness.close()
  }
}
