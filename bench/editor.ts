import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEFAULT_FORMAT, FORMATS } from '#graphic/formats.ts'
import { EditorPage, type Spot } from '../e2e/editor-page.ts'
import { serveHarness } from '../e2e/graphics/serve.ts'
import { launchOptions } from '../scripts/chromium.mjs'
import { editsMemory } from './editor/edits-memory.ts'
import { type FrameWork, frameWork, MOVES } from './editor/frame-work.ts'
import { changesIn, ELEMENTS, manyChanges, manyElements } from './editor/template.ts'
import { listening, median } from './processes.ts'

const ROUNDS = 3
const RATIO_LIMIT = 1.1
const [FIRST_EDITS, LAST_EDITS, MEMORY_LIMIT] = [100, 1000, 1.1]
const { width, height } = FORMATS[DEFAULT_FORMAT]
const MIDDLE = { x: width / 2, y: height / 2 }
/** Where each is taken hold of, in pixels of the graphic, and what the list calls it. */
const DRAGGED = {
  'an element': { at: MIDDLE, label: /./ },
  'the heading': { at: { x: 150, y: 130 }, label: /^Nagłówek$/ },
  'the pitch with the eleven': { at: { x: 100, y: 800 }, label: /^Boisko$/ },
}

const told = (works: readonly FrameWork[]): string =>
  `${median(works.map(({ mean }) => mean)).toFixed(1)} ms (${works.map(({ mean }) => mean.toFixed(1)).join(', ')})`

const ratioOf = (ours: readonly FrameWork[], konva: readonly FrameWork[]): number =>
  median(ours.map(({ mean }, round) => mean / (konva[round]?.mean ?? Number.NaN)))

async function makeTemplate(page: Page, appUrl: string): Promise<number> {
  const account = { username: 'Anna', password: 'sekret-123' }
  const signUp = await page.request.post(`${appUrl}/api/register`, { data: account, headers: { origin: appUrl } })
  if (!signUp.ok()) throw new Error(await signUp.text())
  const picture = await sharp({ create: { width, height, channels: 3, background: '#17406d' } })
    .jpeg()
    .toBuffer()
  const made = await page.request.post(`${appUrl}/api/templates`, {
    headers: { origin: appUrl },
    multipart: {
      templateData: JSON.stringify({ name: 'Pełny', type: 'lineup' }),
      templateBackground: { name: 'tlo.jpg', mimeType: 'image/jpeg', buffer: picture },
      elements: JSON.stringify(manyElements(ELEMENTS)),
      pieces: JSON.stringify(manyChanges()),
    },
  })
  if (!made.ok()) throw new Error(await made.text())
  return ((await made.json()) as { id: number }).id
}

async function openEditor(page: Page, appUrl: string, templateId: number): Promise<EditorPage> {
  await page.goto(`${appUrl}/admin/template-editor/${templateId}`)
  await page.locator('canvas[data-painted=true]').waitFor()
  return new EditorPage(page)
}

async function dragInEditor(editor: EditorPage, { at, label }: { at: Spot; label: RegExp }): Promise<FrameWork> {
  await editor.page.bringToFront()
  await editor.page.locator('canvas[data-painted=true]').waitFor()
  const work = await frameWork(editor.page, await editor.spot(at))
  const chosen = await editor.rows().getByRole('button', { pressed: true }).allTextContents()
  if (chosen.length !== 1 || !label.test(chosen[0] ?? '')) throw new Error(`${label} was meant, not ${chosen}`)
  return work
}

async function dragInKonva(page: Page, url: string): Promise<FrameWork> {
  await page.bringToFront()
  await page.goto(url)
  await page.locator('body[data-ready=true]').waitFor()
  const stage = await page.locator('canvas').first().boundingBox()
  const scale = (stage?.width ?? 0) / width
  return frameWork(page, { x: MIDDLE.x * scale, y: MIDDLE.y * scale })
}

/** One of five hundred elements dragged over changed pieces, and in a bare Konva stage with as many shapes; then many edits. */
export async function benchEditor(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-bench-'))
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' }
  const app = await listening(['dist/server/main.js'], /Jedenastka: (\S+)/, env)
  const harness = await serveHarness('bench/editor/konva-alone.html')
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const [page, bare] = [await context.newPage(), await context.newPage()]
    const editor = await openEditor(page, app.url, await makeTemplate(page, app.url))
    const konva: FrameWork[] = []
    const ours = new Map(Object.keys(DRAGGED).map((name) => [name, [] as FrameWork[]]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, one] of Object.entries(DRAGGED)) ours.get(name)?.push(await dragInEditor(editor, one))
      konva.push(await dragInKonva(bare, harness.url))
    }
    console.log(`work a frame while one thing is dragged, ${MOVES} moves, ${ROUNDS} rounds`)
    console.log(`Konva alone, as many shapes: ${told(konva)}`)
    console.log(`editor, ${ELEMENTS} elements and ${changesIn(manyChanges())} changes of pieces:`)
    for (const [name, works] of ours)
      console.log(`  ${name}: ${told(works)}, ratio ${ratioOf(works, konva).toFixed(2)}, at most ${RATIO_LIMIT}`)

    await page.bringToFront()
    const { early, late } = await editsMemory(page, editor, FIRST_EDITS, LAST_EDITS)
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
    console.log(`heap after ${FIRST_EDITS} edits ${megabytes(early)}, after ${LAST_EDITS} ${megabytes(late)}`)
    console.log(`ratio ${(late / early).toFixed(2)}, at most ${MEMORY_LIMIT}`)
  } finally {
    await browser.close()
    await harness.close()
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
