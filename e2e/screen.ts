import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Account, RunningApp } from './app.ts'
import { test } from './test.ts'

/** Signs in without the form; for journeys that are about something else. Whoever is signed in already goes on. */
export async function signIn(
  page: Page,
  app: Pick<RunningApp, 'url' | 'sessions'>,
  { username, password }: Account,
): Promise<void> {
  const session = app.sessions[username]
  if (session) {
    const [name = '', value = ''] = session.split('=', 2)
    await page.context().addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Lax' }])
    return
  }
  const response = await page.request.post(`${app.url}/api/login`, { data: { username, password } })
  expect(response.status()).toBe(200)
}

export const isPhone = (): boolean => test.info().project.name === 'phone'

/** A wide screen shows both panes at once. */
export async function showPane(page: Page, name: 'Grafika' | 'Ustawienia'): Promise<void> {
  if (!isPhone()) return
  await page.getByRole('radiogroup', { name: 'Widok ekranu' }).getByText(name, { exact: true }).click()
}

/** There is one toast at a time. Failures are alerts, the rest has the role of a status. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.mantine-Notification-root').filter({ hasText: text })

export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** Nothing sticks out of it, to the pixel. */
export async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  const [box, around] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!box || !around) throw new Error('Not on the screen')
  expect(box.x).toBeGreaterThanOrEqual(around.x - 1)
  expect(box.y).toBeGreaterThanOrEqual(around.y - 1)
  expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width + 1)
  expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height + 1)
}

/** Colours on their way from one to the other have no contrast that means anything. */
export const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** A dialog takes the focus a moment after it is seen; a key that is quicker goes to what lies under it. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await dialog.page().keyboard.press('Escape')
}

/** The toast lies on none of these, wherever they are: they are what the hand reaches for next. */
export async function expectUncovered(toast: Locator, ...parts: Locator[]): Promise<void> {
  await expect(toast).toBeVisible()
  await transitionsEnd(toast.page())
  const cover = await boxOf(toast)
  for (const part of parts) {
    const box = await boxOf(part)
    const isBeside = cover.x >= box.x + box.width || box.x >= cover.x + cover.width
    const isAboveOrBelow = cover.y >= box.y + box.height || box.y >= cover.y + cover.height
    expect(isBeside || isAboveOrBelow, `${part}: ${JSON.stringify({ cover, box })}`).toBe(true)
  }
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not on the screen`)
  return box
}

/** Nothing that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  await transitionsEnd(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: typeof axe }).axe
    return runner.run(document, { resultTypes: ['violations'] })
  })
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(grave).toEqual([])
}

/** From now on reads of the address get no answer: what changes on the page was told over the live channel. */
export const silenceReads = (page: Page, pattern: string | RegExp): Promise<unknown> =>
  page.route(pattern, (route) => (route.request().method() === 'GET' ? undefined : route.fallback()))

/** Holds every answer of an address until `release` is called. */
export async function holdAnswers(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

/** What the page tried and its content policy forbade, as `script-src eval`; the list grows while the page lives. */
export async function forbiddenTries(page: Page): Promise<string[]> {
  const tries: string[] = []
  await page.exposeFunction('noteForbidden', (attempt: string) => tries.push(attempt))
  await page.addInitScript(() => {
    const { noteForbidden } = globalThis as unknown as { noteForbidden(attempt: string): void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      noteForbidden(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return tries
}

/** Everything by which a match screen keeps in step with the others. */
export const SHARED_STATE = /\/api\/(settings|matches\/.*)$/
