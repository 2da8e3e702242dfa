import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { backgroundScene } from '#graphic/backgrounds/background.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { KIND_NAMES, type KindName } from '#graphic/kinds/kinds.ts'
import type { Scene } from '#graphic/scene/node.ts'
import { LOOK_NAMES, type LookName } from '#graphic/template/look-name.ts'
import { SAMPLE_CATALOGUE } from '#graphic/testing/sample-match.ts'
import { sampleScene } from '#graphic/testing/sample-scene.ts'
import { encodePng } from '#server/rendering/encode-png.ts'
import { renderScene } from '#server/rendering/render-scene.ts'
import { difference, lowered, readPixels, softPixels } from '#server/testing/pixels.ts'
import { readSamplePicture } from '#server/testing/sample-pictures.ts'
import { type Harness, routePictures, serveHarness } from './graphics/serve.ts'
import { test } from './test.ts'

const backgrounds = new Map<string, Promise<Buffer>>()

async function read(src: string): Promise<Buffer | null> {
  const [, look, type, format] = /^\/pictures\/ground-(\w+)-([\w-]+)-(\w+)$/.exec(src) ?? []
  if (!look || !type || !format) return readSamplePicture(src)
  const known = backgrounds.get(src)
  if (known) return known
  const scene = backgroundScene(look as LookName, type as KindName, SAMPLE_CATALOGUE.club.colours, format as FormatName)
  const made = renderScene(scene, readSamplePicture).then(encodePng)
  backgrounds.set(src, made)
  return made
}

const sceneOf = (look: LookName, type: KindName, format: FormatName = DEFAULT_FORMAT): Promise<Scene> =>
  sampleScene(type, look, { format, template: { background: `/pictures/ground-${look}-${type}-${format}` } })

/** Node fits the tops of capitals to whole pixels, Chromium does not: of the difference that all of it a pixel lower would make. */
const HINTED = { mean: 0.7, far: 0.4 }

let harness: Harness
test.beforeAll(async () => {
  harness = await serveHarness()
})
test.afterAll(() => harness.close())

test.beforeEach(async ({ page }) => {
  await routePictures(page, read)
  await page.goto(harness.url)
  await page.waitForFunction(() => 'harness' in window)
})

const inWorker = (page: Page, scene: Scene) => page.evaluate((some) => window.harness.worker(some), scene)

test.describe('the engine in the browser', () => {
  for (const look of LOOK_NAMES) {
    for (const format of FORMAT_NAMES) {
      test(`draws the ${look} family as Node does, up to the smoothing of edges: ${format}`, async ({ page }) => {
        test.slow()
        for (const type of KIND_NAMES) {
          const scene = await sceneOf(look, type, format)
          const exported = await inWorker(page, scene)
          expect(exported.failed).toEqual([])
          const chromium = await softPixels(Buffer.from(exported.png, 'base64'))
          const node = await softPixels(await encodePng(await renderScene(scene, read)))
          const { mean, far } = difference(chromium, node)
          const byAPixel = difference(node, lowered(node))
          expect.soft(mean, `${type}: mean difference`).toBeLessThan(byAPixel.mean * HINTED.mean)
          expect.soft(far, `${type}: share of far pixels`).toBeLessThan(byAPixel.far * HINTED.far)
        }
      })
    }
  }

  test('exports 1200x1500 with nothing clear in it, in the worker and in the page alike', async ({ page }) => {
    const scene = await sceneOf('broadcast', 'lineup')
    const worker = Buffer.from((await inWorker(page, scene)).png, 'base64')
    const inPage = Buffer.from((await page.evaluate((some) => window.harness.page(some), scene)).png, 'base64')
    for (const png of [worker, inPage]) {
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1500 })
      expect((await sharp(png).stats()).isOpaque).toBe(true)
    }
    expect(difference(await readPixels(worker), await readPixels(inPage))).toEqual({ mean: 0, far: 0 })
  })

  test('the preview shows, pixel for pixel, what the export holds', async ({ page }) => {
    const scene = await sceneOf('poster', 'goal')
    const show = (some: Scene) => page.evaluate((shown) => window.harness.preview(shown), some)
    await show({ ...scene, nodes: scene.nodes.map((node) => ({ ...node, x: node.x + 7 })) })
    const preview = await readPixels(Buffer.from(await show(scene), 'base64'))
    const exported = await readPixels(Buffer.from((await inWorker(page, scene)).png, 'base64'))
    expect(difference(preview, exported)).toEqual({ mean: 0, far: 0 })
  })

  test('while something large is dragged it is shown as it will be, and where another thing changes, exactly', async ({
    page,
  }) => {
    const scene = await sceneOf('broadcast', 'lineup')
    const [from, to] = [3, scene.nodes.length - 3]
    const movedBy = (by: number): Scene => ({
      ...scene,
      nodes: scene.nodes.map((node, at) =>
        at >= from && at < to ? { ...node, x: node.x + by, y: node.y - by } : node,
      ),
    })
    const drag = (...scenes: [Scene, ...Scene[]]) => page.evaluate((all) => window.harness.dragged(all), scenes)
    const steps: [Scene, ...Scene[]] = [scene, movedBy(9), movedBy(21), movedBy(40)]

    const { cover } = await drag(...steps)
    const exported = Buffer.from((await inWorker(page, movedBy(40))).png, 'base64')
    const shown = Buffer.from(cover ?? '', 'base64')
    const { width = 0, height = 0 } = await sharp(shown).metadata()
    expect(width).toBeLessThanOrEqual(1200)
    const asLarge = await sharp(exported).resize(width, height, { fit: 'fill' }).png().toBuffer()
    const { mean, far } = difference(await softPixels(shown), await softPixels(asLarge))
    expect(mean).toBeLessThan(1.5)
    expect(far).toBeLessThan(0.005)

    const other: Scene = {
      ...movedBy(40),
      nodes: movedBy(40).nodes.map((node, at) => (at === 1 ? { ...node, opacity: 0.4 } : node)),
    }
    const after = await drag(...steps, other)
    expect(after.cover).toBeNull()
    const last = Buffer.from((await inWorker(page, other)).png, 'base64')
    expect(difference(await readPixels(Buffer.from(after.graphic, 'base64')), await readPixels(last)).far).toBe(0)
  })

  test('a picture that fails or hangs is left out and named, and the graphic still comes', async ({ page }) => {
    await page.route(/portrait-8/, (route) => route.abort())
    await page.route(/crest-opponent/, () => {})
    const { png, failed } = await inWorker(page, { ...(await sceneOf('classic', 'goal')), pictureLimitMs: 500 })
    expect(failed.sort()).toEqual(['/pictures/crest-opponent', '/pictures/portrait-8'])
    expect(await sharp(Buffer.from(png, 'base64')).metadata()).toMatchObject({ width: 1200, height: 1500 })
  })
})
