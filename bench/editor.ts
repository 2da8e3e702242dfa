import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { serveHarness } from '../e2e/graphics/serve.ts'
import { launchOptions } from '../playwright.config.ts'
import { manyElements } from './editor/elements.ts'
import { listening } from './processes.ts'

const ELEMENTS = 200
const WARM_UP = 30
const MOVES = 300
const LIMIT_MS = 8

interface FrameWork {
  /** Processor time of the page's main thread, everything in it, for each frame with a move in it, in ms. */
  mean: number
  frames: number
}

/** As text: the names that the transpiler gives to functions do not exist in the page. */
const COUNT_FRAMES = `(() => {
  if (window.frameCount === undefined) {
    window.frameCount = 0
    let isAwaited = false
    addEventListener('pointermove', () => {
      if (isAwaited) return
      isAwaited = true
      requestAnimationFrame(() => {
        isAwaited = false
        window.frameCount++
      })
    }, true)
  }
  return window.frameCount
})()`

/** Moves come as fast as the page takes them: one a frame. */
async function frameWork(page: Page, from: { x: number; y: number }): Promise<FrameWork> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const countFrames = (): Promise<number> => page.evaluate(COUNT_FRAMES)
  const drag = async (moves: number) => {
    for (let move = 0; move < moves; move++)
      await page.mouse.move(from.x + Math.sin(move / 9) * 90, from.y + Math.cos(move / 7) * 90)
  }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await countFrames()
  await drag(WARM_UP)
  const [framesBefore, busyBefore] = [await countFrames(), await busy()]
  await drag(MOVES)
  const [busyAfter, framesAfter] = [await busy(), await countFrames()]
  await page.mouse.up()
  await session.detach()
  const frames = framesAfter - framesBefore
  return { mean: (busyAfter - busyBefore) / frames, frames }
}

const told = ({ mean, frames }: FrameWork): string => `${mean.toFixed(1)} ms (${MOVES} moves, ${frames} frames)`

async function openEditor(page: Page, appUrl: string): Promise<void> {
  const account = { username: 'Anna', password: 'sekret-123' }
  const signUp = await page.request.post(`${appUrl}/api/register`, { data: account, headers: { origin: appUrl } })
  if (!signUp.ok()) throw new Error(await signUp.text())
  const picture = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#17406d' } })
    .jpeg()
    .toBuffer()
  const made = await page.request.post(`${appUrl}/api/templates`, {
    headers: { origin: appUrl },
    multipart: {
      templateData: JSON.stringify({ name: 'Dwieście', type: 'result' }),
      templateBackground: { name: 'tlo.jpg', mimeType: 'image/jpeg', buffer: picture },
      elements: JSON.stringify(manyElements(ELEMENTS)),
    },
  })
  if (!made.ok()) throw new Error(await made.text())
  await page.goto(`${appUrl}/admin/template-editor/${((await made.json()) as { id: number }).id}`)
  await page.locator('canvas[data-painted=true]').waitFor()
}

/** One of two hundred elements dragged in the editor, and in a bare Konva stage with as many shapes. */
export async function benchEditor(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-bench-'))
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' }
  const app = await listening(['dist/server/main.js'], /Jedenastka: (\S+)/, env)
  const harness = await serveHarness('bench/editor/konva-alone.html')
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openEditor(page, app.url)
    const stage = await page.getByTestId('editor-stage').boundingBox()
    if (!stage) throw new Error('the canvas is not on the screen')
    const ours = await frameWork(page, { x: stage.x + 240, y: stage.y + 300 })

    await page.goto(harness.url)
    await page.locator('body[data-ready=true]').waitFor()
    const konva = await frameWork(page, { x: 240, y: 300 })
    console.log(`editor, one of ${ELEMENTS} elements dragged, work a frame: ${told(ours)}, under ${LIMIT_MS}`)
    console.log(`Konva alone, as many shapes:                  ${told(konva)}`)
    console.log(`ratio ${(ours.mean / konva.mean).toFixed(2)}`)
  } finally {
    await browser.close()
    await harness.close()
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
