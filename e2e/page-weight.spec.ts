import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { EWA, openClub, type RunningApp } from './app.ts'
import { signIn } from './screen.ts'
import { test } from './test.ts'

const LIMIT_BYTES = 230 * 1024
const MANIFEST = 'dist/web/.vite/manifest.json'

let app: RunningApp
test.beforeAll(async () => {
  ;({ app } = await openClub())
})
test.afterAll(() => app.stop())

interface Loaded {
  path: string
  bytes: number
  encoding: string | undefined
  caching: string | undefined
}

/** Scripts and styles that come before the screen can be used; what waits for the page to be at rest is held back. */
async function firstLoad(browser: Browser, path: string, isSignedIn: boolean, usable: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  if (isSignedIn) await signIn(page, app, EWA)
  const network = await context.newCDPSession(page)
  const loaded = new Map<string, Loaded>()
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return
    const { 'content-encoding': encoding, 'cache-control': caching } = response.headers
    loaded.set(requestId, { path: new URL(response.url).pathname, bytes: 0, encoding, caching })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = loaded.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(`${app.url}${path}`)
  await usable(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return [...loaded.values()]
}

const signInForm = (page: Page) => expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible()
const lineup = async (page: Page) => {
  await expect(page.getByText('0 z 11')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Podgląd na żywo' }).locator('canvas')).toBeVisible()
}

/** Files of the admin's screens and the editor, by the build's own account. */
function deskFiles(): string[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>
  return Object.entries(manifest).flatMap(([source, { file }]) => (/admin|editor/.test(source) ? [`/${file}`] : []))
}

const FIRST_LOADS = [
  ['/auth', false, signInForm],
  ['/lineup', false, lineup],
  ['/lineup', true, lineup],
] as const

test('signing in and the line-up weigh at most 230 KB, compressed, and bring nothing of the admin’s', async ({
  browser,
}) => {
  const desk = deskFiles()
  expect(desk.length).toBeGreaterThan(5)
  for (const [path, isSignedIn, usable] of FIRST_LOADS) {
    const files = await firstLoad(browser, path, isSignedIn, usable)
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const list = files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
    test.info().annotations.push({ type: `bytes of ${path}`, description: String(total) })
    expect(files.length).toBeGreaterThan(2)
    expect(total, list).toBeLessThanOrEqual(LIMIT_BYTES)
    expect(files.filter((file) => desk.includes(file.path))).toEqual([])
    for (const { bytes, encoding, caching } of files) {
      expect(caching).toBe('public, max-age=31536000, immutable')
      if (bytes > 1_500) expect(encoding, list).toBe('br')
    }
  }
})
