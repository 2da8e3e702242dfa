import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN } from '#server/demo/accounts.ts'
import { launchOptions } from './chromium.mjs'
import { drawDemoPosts } from './demo-posts.ts'

/** Another one may be named: npm run screenshots -- FOLDER */
const FOLDER = process.argv[2] ?? 'docs/pictures'
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

interface Shot {
  name: string
  path: string
  device: typeof WIDE | typeof PHONE
  /** Whatever has to be there, or to be done, before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

const painted = (page: Page) => page.locator('canvas[data-painted=true]').first().waitFor()

const IN_SIGHT = 8

/** Every card of the wall that is in sight has its picture. */
const allPainted = async (page: Page) => {
  const cards = page.getByRole('main').getByRole('listitem')
  for (let index = 0; index < IN_SIGHT; index++) await cards.nth(index).locator('canvas, img').first().waitFor()
}

const showGraphic = async (page: Page) => {
  await page.getByRole('radiogroup', { name: 'Widok ekranu' }).getByText('Grafika').click()
  await painted(page)
}

const THUMBNAILS = 5

/** The preview, and the finished graphics in the strip of templates. */
const paintedWithTemplates = async (page: Page) => {
  await painted(page)
  const drawn = page.getByRole('group', { name: 'Szablon' }).locator('img[src^="blob:"]')
  await drawn.nth(THUMBNAILS - 1).waitFor()
}

const listed = (page: Page) => page.getByRole('main').locator('img').first().waitFor()

const scoreGoal = async (page: Page) => {
  await page.getByRole('button', { name: /Wybierz strzelca/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Dąbrówka/ })
    .click()
  await page.getByLabel('Minuta', { exact: true }).fill('67')
  await page.getByRole('button', { name: 'Dodaj gola' }).click()
  await showGraphic(page)
}

const openFirstResult = async (page: Page) => {
  const link = page.getByRole('link', { name: /Edytor elementów: .*wynik/i }).first()
  await link.click()
  await painted(page)
  const pieces = page.getByRole('list', { name: 'Elementy, od najwyższej warstwy' })
  await pieces.getByRole('button', { name: 'Wynik', exact: true }).click()
  await page.getByRole('tab', { name: 'Właściwości' }).click()
  await painted(page)
}

const SHOTS: Shot[] = [
  { name: 'lineup', path: '/lineup', device: WIDE, prepare: paintedWithTemplates },
  { name: 'lineup-phone', path: '/lineup', device: PHONE, prepare: showGraphic },
  { name: 'announcement-phone', path: '/graphics/announcement', device: PHONE, prepare: painted },
  { name: 'graphics', path: '/graphics', device: WIDE, prepare: allPainted },
  { name: 'photos', path: '/photos', device: WIDE },
  { name: 'players', path: '/admin/players', device: WIDE, prepare: listed },
  { name: 'template-editor', path: '/admin/templates', device: WIDE, prepare: openFirstResult },
  { name: 'fan-app', path: '/fan-app', device: WIDE },
  // Last: from then on it stands 1:0.
  { name: 'goal-phone', path: '/scorer', device: PHONE, prepare: scoreGoal },
]

/** The demo club in a folder of its own, in its first minutes. */
async function startDemo(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn('npm', ['run', 'demo'], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for (;;) {
    const [chunk] = await once(child.stdout, 'data')
    output += chunk
    const port = /Jedenastka: http:\/\/localhost:(\d+)/.exec(output)?.[1]
    if (!port) continue
    child.stdout.resume()
    return { url: `http://127.0.0.1:${port}`, child }
  }
}

async function take(browser: Browser, url: string, { name, path, device, prepare }: Shot): Promise<void> {
  const context = await browser.newContext({ ...device, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' })
  const page = await context.newPage()
  await page.request.post(`${url}/api/login`, { data: ADMIN, headers: { origin: url } })
  await page.goto(`${url}${path}`)
  await page.getByRole('heading').first().waitFor()
  await prepare?.(page)
  await page.locator('[class*=Skeleton]').first().waitFor({ state: 'detached' })
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { x, y, width, height } = image.getBoundingClientRect()
      const isInSight = document.elementFromPoint(x + width / 2, y + height / 2) === image
      return image.complete || !isInSight
    }),
  )
  const png = await page.screenshot()
  await sharp(png)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(FOLDER, `${name}.jpg`))
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-screenshots-'))
const { url, child } = await startDemo(dataDir)
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--lang=pl-PL'] })
try {
  await drawDemoPosts(url, join(FOLDER, 'posts.jpg'))
  for (const shot of SHOTS) {
    await take(browser, url, shot)
    console.log(`${FOLDER}/${shot.name}.jpg`)
  }
} finally {
  await browser.close()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}
